import { idadeSaldos } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import { useLocation } from 'react-router-dom';
import { reportScreen } from '../../report/reportScreen.tsx';
import { RecebeAct } from '../conta/RecebeAct.tsx';
import { idadeSaldosCards } from './idadeSaldosCards.ts';

const Relatorio = reportScreen(idadeSaldos, {
  cards: idadeSaldosCards,
  paging: { size: 8 },
  acts: (saldo) => <RecebeAct saldo={saldo} />,
});

/** What is open today, by age; a card opens its bills on this same screen, so the table begins anew with each address (FIN-9). */
export function IdadeSaldosScreen() {
  return <Relatorio key={useLocation().key} />;
}
