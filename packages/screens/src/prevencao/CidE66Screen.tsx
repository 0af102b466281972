import { cidE66 } from '@vidas/api-client/prevencao/cidE66.report';
import { reportScreen } from '../report/reportScreen.tsx';

/** Who has the CID of obesity: children or adults. */
export const CidE66Screen = reportScreen(cidE66);
