import type { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import type { SessionStore } from './sessionStore.ts';
import { asksSignIn } from './signInAgain.ts';

/** The server's reason why a person ended the session; null when it expired. */
const saidBy = (refusal: ApiError | undefined): string | null => {
  const isEnded = typeof refusal?.body === 'object' && refusal.body !== null && 'motivo' in refusal.body;
  return (isEnded ? refusal.serverText : undefined) ?? null;
};

/**
 * Ends a session that the server no longer accepts; does nothing without one. Over typed text the person signs in again. The login shows
 * the reason (ACE-8), or the warning of ACE-6 after an expiry.
 */
export const expireSession = (store: SessionStore, refusal?: ApiError): void => {
  if (store.get() === null) return;
  const said = saidBy(refusal);
  if (asksSignIn(said)) return;
  store.end('expired', said);
  if (said !== null) return toasts.clear();
  toasts.warning('Sessão expirada!', 'Sua sessão expirou, entre com suas credenciais novamente.', {
    durationMs: 2_500,
  });
};
