import { migracoes } from '@vidas/api-client/tecnologia/migracoes.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';

/** Applied migrations of the database (TEC-4). */
export const MigracoesScreen = reportScreen(migracoes);
