import { consultasRegistradas } from '@vidas/api-client/prevencao/consultasRegistradas.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';

/** Readings of lists with health data, for managers. */
export const ConsultasRegistradasScreen = reportScreen(consultasRegistradas);
