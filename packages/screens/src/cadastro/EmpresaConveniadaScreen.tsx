import { empresaConveniada } from '@vidas/api-client/cadastro/empresaConveniada.report';
import { reportScreen } from '../report/reportScreen.tsx';

/** Affiliated companies: all of them, or the active ones. */
export const EmpresaConveniadaScreen = reportScreen(empresaConveniada, { paging: { size: 20 } });
