import { possConRet } from '@vidas/api-client/contas-medicas/relatorios/possConRet.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Consultations that may be the return of an earlier one. */
export const PossConRetScreen = reportScreen(possConRet);
