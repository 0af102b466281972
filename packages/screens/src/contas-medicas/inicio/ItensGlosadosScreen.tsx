import { itensGlosados as doCentro } from '@vidas/api-client/centro-medico/inicio.contract.ts';
import { itensGlosados } from '@vidas/api-client/contas-medicas/inicio/itensGlosados.report.ts';
import { AbreGuias } from './AbreGuias.tsx';
import { listaDosModulos } from './listaDosModulos.tsx';

/** What was denied in a month, item by item. */
export const ItensGlosadosScreen = listaDosModulos(
  { 'contas-medicas': itensGlosados, 'centro-medico': doCentro },
  ({ prestador, guia }, modulo) => <AbreGuias {...{ modulo, prestador, guia }} status="incorporadas" />,
);
