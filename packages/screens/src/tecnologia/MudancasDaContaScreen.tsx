import { mudancasDaConta } from '@vidas/api-client/tecnologia/mudancasDaConta.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';

/** Invoices that the passage to the account read in another way, to be saved as a file (CTA-9). */
export const MudancasDaContaScreen = reportScreen(mudancasDaConta);
