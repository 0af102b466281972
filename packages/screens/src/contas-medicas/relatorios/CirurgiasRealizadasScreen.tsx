import { cirurgiasRealizadas } from '@vidas/api-client/contas-medicas/relatorios/cirurgiasRealizadas.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Surgeries by the day on which they were done. */
export const CirurgiasRealizadasScreen = reportScreen(cirurgiasRealizadas);
