import { prazosDaLeiSalvos } from '@vidas/api-client/juridico/prazos/prazosDaLei.report.ts';
import { cardsOf, countOf } from '../../report/cards.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { PrazoActs } from './PrazoActs.tsx';

/** Terms of the law in force, with their history (PRA-1 to PRA-4). */
export const PrazosDaLeiScreen = reportScreen(prazosDaLeiSalvos, {
  cards: cardsOf(
    countOf('Prazos'),
    countOf('Ninguém conferiu', ({ conferencia }) => conferencia === 'ninguém conferiu'),
  ),
  acts: (row) => <PrazoActs row={row} />,
});
