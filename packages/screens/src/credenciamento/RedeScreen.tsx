import { type PrestadorDaRede, rede } from '@vidas/api-client/credenciamento/rede.report.ts';
import { cardsOf, countOf } from '../report/cards.tsx';
import { reportScreen } from '../report/reportScreen.tsx';

/** Every provider with its situation of today (CRE-1). */
export const RedeScreen = reportScreen(rede, {
  cards: cardsOf<PrestadorDaRede>(
    countOf('Credenciados', ({ situacao }) => situacao === 'C'),
    countOf('Descredenciados', ({ situacao }) => situacao === 'D'),
  ),
});
