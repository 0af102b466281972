import { lotesEmAnalise as doCentro } from '@vidas/api-client/centro-medico/inicio.contract.ts';
import { lotesEmAnalise } from '@vidas/api-client/contas-medicas/inicio/lotesEmAnalise.report.ts';
import { AbreGuias } from './AbreGuias.tsx';
import { listaDosModulos } from './listaDosModulos.tsx';

/** Lots with guides that wait for a decision. */
export const LotesEmAnaliseScreen = listaDosModulos(
  { 'contas-medicas': lotesEmAnalise, 'centro-medico': doCentro },
  ({ prestador }, modulo) => <AbreGuias {...{ modulo, prestador }} status="verificar" />,
);
