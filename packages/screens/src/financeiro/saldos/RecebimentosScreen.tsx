import { type Recebimento, recebimentos } from '@vidas/api-client/financeiro/saldos/recebimentos.report.ts';
import { cardsOf, countOf, sumOf } from '../../report/cards.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Money received in a period, by day (FIN-15). */
export const RecebimentosScreen = reportScreen(recebimentos, {
  cards: cardsOf<Recebimento>(
    countOf('Recebimentos'),
    sumOf('Valor pago', ({ valorPago }) => valorPago),
    sumOf('Juros', ({ juros }) => juros),
    sumOf('Concedido e não cobrado', ({ concedido, naoCobrado }) => (concedido ?? 0) + (naoCobrado ?? 0)),
  ),
});
