import { prestadorCredenciado } from '@vidas/api-client/cadastro/prestadorCredenciado.report';
import { reportScreen } from '../report/reportScreen.tsx';

/** Providers of the network. */
export const PrestadorCredenciadoScreen = reportScreen(prestadorCredenciado, {
  paging: { size: 20, position: 'both' },
});
