import { guiasNaoPagas as doCentro } from '@vidas/api-client/centro-medico/inicio.contract.ts';
import { guiasNaoPagas } from '@vidas/api-client/contas-medicas/inicio/guiasNaoPagas.report.ts';
import { AbreGuias } from './AbreGuias.tsx';
import { listaDosModulos } from './listaDosModulos.tsx';

/** What was presented long ago and is not paid. */
export const GuiasNaoPagasScreen = listaDosModulos(
  { 'contas-medicas': guiasNaoPagas, 'centro-medico': doCentro },
  ({ prestador, guia, situacao }, modulo) => (
    <AbreGuias
      {...{ modulo, prestador, guia }}
      status={situacao === 'Processada' ? 'incorporadas' : 'verificar'}
    />
  ),
);
