import { possiveisGestantes } from '@vidas/api-client/prevencao/possiveisGestantes.report';
import { reportScreen } from '../report/reportScreen.tsx';

/** Women with a sign of pregnancy in a period. */
export const PossiveisGestantesScreen = reportScreen(possiveisGestantes);
