import type { ModuloDeGuias } from '@vidas/api-client/contas-medicas/inicio/inicio.queries.ts';
import type { ModuleManifest } from '../../app/manifest.ts';

/** Module of a screen that two modules share. */
export const moduloDaTela = ({ key }: ModuleManifest): ModuloDeGuias =>
  key === 'centro-medico' ? key : 'contas-medicas';
