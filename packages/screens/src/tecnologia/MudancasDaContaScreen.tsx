import { mudancasDaConta } from '@vidas/api-client/tecnologia/mudancasDaConta.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';

/** Invoices that the account reads differently from the version before it, also as a file (CTA-9). */
export const MudancasDaContaScreen = reportScreen(mudancasDaConta);
