import { prestadorCredenciado } from '@vidas/api-client/cadastro/relatorios/prestadorCredenciado.report.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Providers of the network. */
export const PrestadorCredenciadoScreen = reportScreen(prestadorCredenciado, {
  paging: { size: 20, position: 'both' },
});
