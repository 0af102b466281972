import { type UsuarioApi, usuariosApi } from '@vidas/api-client/tecnologia/usuariosApi.report.ts';
import { cardsOf, countOf } from '../report/cards.tsx';
import { reportScreen } from '../report/reportScreen.tsx';

/** Registrations in the mobile app, by day (TEC-1). */
export const UsuariosApiScreen = reportScreen(usuariosApi, {
  cards: cardsOf<UsuarioApi>(countOf('Total de usuários listados')),
});
