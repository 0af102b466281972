import { guiasEmAnalise } from '@vidas/api-client/contabilidade/inicio/guiasEmAnalise.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** The guides that wait for a decision in Contas Médicas (CTB-12). */
export const GuiasEmAnaliseScreen = reportScreen(guiasEmAnalise);
