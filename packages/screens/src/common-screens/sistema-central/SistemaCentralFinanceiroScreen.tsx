import { sistemaCentralFinanceiro } from '@vidas/api-client/financeiro/sistemaCentral.report';
import { reportScreen } from '../../report/reportScreen.tsx';
import { DivergenciaActs } from './DivergenciaActs.tsx';

/** What is decided about invoices and titles that the core system has not taken yet (CAR-8). */
export const SistemaCentralFinanceiroScreen = reportScreen(sistemaCentralFinanceiro, {
  acts: (row) => <DivergenciaActs row={row} />,
});
