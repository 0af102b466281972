import { migracoes } from '@vidas/api-client/tecnologia/migracoes.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';

/** The changes of structure that the database has had (TEC-4). */
export const MigracoesScreen = reportScreen(migracoes);
