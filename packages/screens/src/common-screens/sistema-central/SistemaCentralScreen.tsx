import { type DecisaoAberta, sistemaCentral } from '@vidas/api-client/cadastro/sistemaCentral.report';
import { sistemaCentralFinanceiro } from '@vidas/api-client/financeiro/sistemaCentral.report';
import { reportScreen } from '../../report/reportScreen.tsx';
import { DivergenciaActs } from './DivergenciaActs.tsx';

const options = { acts: (row: DecisaoAberta) => <DivergenciaActs row={row} /> };

/** What is decided about people and bonds that the core system has not taken yet (CAR-8). */
export const SistemaCentralScreen = reportScreen(sistemaCentral, options);

/** The same about invoices and titles. */
export const SistemaCentralFinanceiroScreen = reportScreen(sistemaCentralFinanceiro, options);
