import type { Http } from '@vidas/api-client/http/http.ts';
import { sair } from '@vidas/api-client/shell/shell.contract.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * Ends the session in this browser at once, and its tokens on the server (ACE-1). The browser forgets it also when the server is out of
 * reach. The call carries its own token, because the sending code may load after the end.
 */
export const leaveSession = (http: Http, store: SessionStore): void => {
  const session = store.get();
  if (session === null) return;
  store.end('left');
  http.call(sair, {}, { token: session.jwt }).catch(() => undefined);
};
