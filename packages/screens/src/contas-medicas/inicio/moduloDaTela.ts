import type { ModuloDeGuias } from '@vidas/api-client/contas-medicas/inicio/inicio.queries.ts';
import type { ModuleManifest } from '../../app/manifest.ts';

/** Which of the two modules a screen of both is shown in. */
export const moduloDaTela = ({ key }: ModuleManifest): ModuloDeGuias =>
  key === 'centro-medico' ? key : 'contas-medicas';
