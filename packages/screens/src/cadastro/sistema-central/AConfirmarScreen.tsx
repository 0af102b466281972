import { aConfirmar } from '@vidas/api-client/cadastro/sistema-central/aConfirmar.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';
import { PerguntaActs } from './PerguntaActs.tsx';

/** Bonds for which the core system names another person (CAR-13). */
export const AConfirmarScreen = reportScreen(aConfirmar, {
  acts: (row) => <PerguntaActs row={row} />,
});
