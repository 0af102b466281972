import {
  type Autorizacao,
  registroAutorizacao,
} from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import { cardsOf, countOf } from '../report/cards.tsx';
import { AvisoDosPrazosDaResposta } from './prazo/AvisoDosPrazosDaResposta.tsx';
import { AutorizacaoActs } from './prazo/AutorizacaoActs.tsx';
import { reportScreen } from '../report/reportScreen.tsx';

const comStatus = (wanted: string) => (row: Autorizacao) => row.status === wanted;

/** Authorisations by the month of their entry (ATD-1), with the clock of each (ATD-16). */
export const RegistroAutorizacaoScreen = reportScreen(registroAutorizacao, {
  paging: { size: 20 },
  cards: cardsOf<Autorizacao>(
    countOf('Autorizações'),
    countOf('Autorizadas', comStatus('AUTORIZADA')),
    countOf('Em análise', comStatus('EM ANÁLISE')),
    countOf('Negadas', comStatus('NEGADA')),
    countOf('Prazo vencido', ({ prazo }) => prazo === 'VENCIDO'),
  ),
  above: AvisoDosPrazosDaResposta,
  acts: (row) => <AutorizacaoActs row={row} />,
});
