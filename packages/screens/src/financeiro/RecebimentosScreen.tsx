import { type Recebimento, recebimentos } from '@vidas/api-client/financeiro/recebimentos.report';
import { cardsOf, countOf, sumOf } from '../report/cards.tsx';
import { reportScreen } from '../report/reportScreen.tsx';

/** The titles that were paid in a period, by the day of the payment (FIN-15). */
export const RecebimentosScreen = reportScreen(recebimentos, {
  cards: cardsOf<Recebimento>(
    countOf('Títulos'),
    sumOf('Valor pago', ({ valorPago }) => valorPago),
    sumOf('Juros', ({ juros }) => juros),
  ),
});
