import { toasts } from '@vidas/ui/toast';
import type { SessionStore } from './sessionStore.ts';

/** Ends a session that the server no longer accepts, with the warning of ACE-6; does nothing when none is open. */
export const expireSession = (store: SessionStore): void => {
  if (store.get() === null) return;
  store.end('expired');
  toasts.warning('Sessão expirada!', 'Sua sessão expirou, entre com suas credenciais novamente.', {
    durationMs: 2_500,
  });
};
