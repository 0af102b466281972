import { beneficiarioProc } from '@vidas/api-client/contas-medicas/relatorios/beneficiarioProc.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

export const BeneficiarioProcScreen = reportScreen(beneficiarioProc);
