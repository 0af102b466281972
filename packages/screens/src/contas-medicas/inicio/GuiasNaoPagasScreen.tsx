import { guiasNaoPagas as doCentro } from '@vidas/api-client/centro-medico/inicio.contract.ts';
import { guiasNaoPagas } from '@vidas/api-client/contas-medicas/inicio/guiasNaoPagas.report.ts';
import { AbreGuias } from './AbreGuias.tsx';
import { listaDosModulos } from './listaDosModulos.tsx';

/** Guides that were presented more than 60 days ago and are not paid. */
export const GuiasNaoPagasScreen = listaDosModulos(
  { 'contas-medicas': guiasNaoPagas, 'centro-medico': doCentro },
  ({ prestador, guia, situacao }, modulo) => (
    <AbreGuias
      {...{ modulo, prestador, guia }}
      status={situacao === 'Processada' ? 'incorporadas' : 'verificar'}
    />
  ),
);
