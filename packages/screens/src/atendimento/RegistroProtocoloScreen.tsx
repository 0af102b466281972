import { type Protocolo, registroProtocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { cardsOf, countOf } from '../report/cards.tsx';
import { AvisoDosPrazosDaResposta } from './prazo/AvisoDosPrazosDaResposta.tsx';
import { ProtocoloActs } from './prazo/ProtocoloActs.tsx';
import { reportScreen } from '../report/reportScreen.tsx';

/** The registry of protocols by the day of their entry (ATD-2), with the indicators of the home (ATD-8) and the acts of each (ATD-29). */
export const RegistroProtocoloScreen = reportScreen(registroProtocolo, {
  paging: { size: 8 },
  cards: cardsOf<Protocolo>(
    countOf('Total de atendimentos'),
    countOf('Reclamações', ({ manifesto }) => manifesto === 'Reclamação'),
    countOf('Usuários felizes', ({ satisfacao }) => satisfacao === 'FELIZ'),
    countOf('Usuários tristes', ({ satisfacao }) => satisfacao === 'TRISTE'),
    countOf('Prazo vencido', ({ prazo }) => prazo === 'VENCIDO'),
  ),
  above: AvisoDosPrazosDaResposta,
  acts: (row) => <ProtocoloActs row={row} />,
});
