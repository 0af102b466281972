import { itensGlosados as doCentro } from '@vidas/api-client/centro-medico/inicio.contract.ts';
import { itensGlosados } from '@vidas/api-client/contas-medicas/inicio/itensGlosados.report.ts';
import { AbreGuias } from './AbreGuias.tsx';
import { listaDosModulos } from './listaDosModulos.tsx';

/** Denied items of a month. */
export const ItensGlosadosScreen = listaDosModulos(
  { 'contas-medicas': itensGlosados, 'centro-medico': doCentro },
  ({ prestador, guia }, modulo) => <AbreGuias {...{ modulo, prestador, guia }} status="incorporadas" />,
);
