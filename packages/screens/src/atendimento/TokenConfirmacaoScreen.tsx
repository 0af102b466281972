import {
  type TokenConfirmacao,
  tokenConfirmacao,
} from '@vidas/api-client/atendimento/tokenConfirmacao.report.ts';
import { cardsOf, countOf } from '../report/cards.tsx';
import { reportScreen } from '../report/reportScreen.tsx';
import { GeraProtocolo } from './GeraProtocolo.tsx';

/** The tokens of the doctors, each with its one act (ATD-4, ATD-5). */
export const TokenConfirmacaoScreen = reportScreen(tokenConfirmacao, {
  paging: { size: 20 },
  cards: cardsOf<TokenConfirmacao>(
    countOf('Tokens'),
    countOf('Aguardando protocolo', ({ situacao }) => situacao === 'AGUARDANDO'),
  ),
  acts: (row) => <GeraProtocolo row={row} />,
});
