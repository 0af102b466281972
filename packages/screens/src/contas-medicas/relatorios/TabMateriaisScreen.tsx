import { tabMateriais } from '@vidas/api-client/contas-medicas/relatorios/tabMateriais.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Materials of table 19. */
export const TabMateriaisScreen = reportScreen(tabMateriais);
