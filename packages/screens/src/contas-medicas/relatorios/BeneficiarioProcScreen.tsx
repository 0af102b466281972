import { beneficiarioProc } from '@vidas/api-client/contas-medicas/relatorios/beneficiarioProc.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Who had a procedure in a period. */
export const BeneficiarioProcScreen = reportScreen(beneficiarioProc);
