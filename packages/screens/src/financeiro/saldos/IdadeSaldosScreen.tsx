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

/**
 * Open bills of today, by age. A card opens its bills on this same screen, so each address starts a new table (FIN-9).
 */
export function IdadeSaldosScreen() {
  return <Relatorio key={useLocation().key} />;
}
