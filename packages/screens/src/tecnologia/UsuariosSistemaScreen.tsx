import { usuariosSistema } from '@vidas/api-client/tecnologia/usuariosSistema.report.ts';
import { reportScreen } from '../report/reportScreen.tsx';

/** People who may sign in here (TEC-3). */
export const UsuariosSistemaScreen = reportScreen(usuariosSistema);
