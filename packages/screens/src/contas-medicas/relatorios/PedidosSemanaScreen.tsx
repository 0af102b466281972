import { pedidosSemana } from '@vidas/api-client/contas-medicas/relatorios/pedidosSemana.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Orders by the day of their release. */
export const PedidosSemanaScreen = reportScreen(pedidosSemana);
