import { sistemaCentralFinanceiro } from '@vidas/api-client/financeiro/sistemaCentral.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { actsDaDecisao } from './actsDaDecisao.tsx';

/** Decisions about invoices and titles that the core system has not taken yet (CAR-8). */
export const SistemaCentralFinanceiroScreen = reportScreen(sistemaCentralFinanceiro, { acts: actsDaDecisao });
