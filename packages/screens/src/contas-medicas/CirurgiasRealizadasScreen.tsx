import { cirurgiasRealizadas } from '@vidas/api-client/contas-medicas/cirurgiasRealizadas.report';
import { reportScreen } from '../report/reportScreen.tsx';

/** Surgeries by the day on which they were done. */
export const CirurgiasRealizadasScreen = reportScreen(cirurgiasRealizadas);
