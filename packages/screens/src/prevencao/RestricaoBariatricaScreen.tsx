import { restricaoBariatrica } from '@vidas/api-client/prevencao/restricaoBariatrica.report';
import { reportScreen } from '../report/reportScreen.tsx';

/** Whose restriction on bariatric surgery is in force. */
export const RestricaoBariatricaScreen = reportScreen(restricaoBariatrica);
