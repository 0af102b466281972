import { guiasEmAnalise as doCentro } from '@vidas/api-client/centro-medico/inicio.contract.ts';
import { guiasEmAnalise } from '@vidas/api-client/contas-medicas/inicio/guiasEmAnalise.report.ts';
import { AbreGuias } from './AbreGuias.tsx';
import { listaDosModulos } from './listaDosModulos.tsx';

/** The guides that wait for a decision. */
export const GuiasEmAnaliseScreen = listaDosModulos(
  { 'contas-medicas': guiasEmAnalise, 'centro-medico': doCentro },
  ({ prestador, guia }, modulo) => <AbreGuias {...{ modulo, prestador, guia }} status="verificar" />,
);
