import { cirurgiasRealizadas } from '@vidas/api-client/contas-medicas/relatorios/cirurgiasRealizadas.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Surgeries by day of execution. */
export const CirurgiasRealizadasScreen = reportScreen(cirurgiasRealizadas);
