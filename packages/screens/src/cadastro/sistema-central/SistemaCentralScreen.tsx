import { sistemaCentral } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { actsDaDecisao } from './actsDaDecisao.tsx';

/** Decisions about people and bonds that the core system has not taken yet (CAR-8). */
export const SistemaCentralScreen = reportScreen(sistemaCentral, { acts: actsDaDecisao });
