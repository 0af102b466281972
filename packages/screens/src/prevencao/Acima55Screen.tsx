import { acima55 } from '@vidas/api-client/prevencao/acima55.report';
import { reportScreen } from '../report/reportScreen.tsx';

/** Everybody of 56 years or more. */
export const Acima55Screen = reportScreen(acima55);
