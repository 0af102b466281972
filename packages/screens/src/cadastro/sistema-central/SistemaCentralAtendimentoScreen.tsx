import { sistemaCentralAtendimento } from '@vidas/api-client/atendimento/sistemaCentral.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { actsDaDecisao } from './actsDaDecisao.tsx';

/** Decisions about authorisations that the core system has not taken yet (CAR-8). */
export const SistemaCentralAtendimentoScreen = reportScreen(sistemaCentralAtendimento, {
  acts: actsDaDecisao,
});
