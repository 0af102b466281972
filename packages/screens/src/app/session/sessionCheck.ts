import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { verificaSession } from '@vidas/api-client/shell/shell.contract.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import { expireSession } from './expireSession.ts';
import { serverAhead } from './session.ts';
import type { SessionStore } from './sessionStore.ts';

/** Interval of the session check, in milliseconds (ACE-6). */
export const checkIntervalMs = 1_800_000;

/** Milliseconds until the next check; 0 when it is overdue, e.g. after the computer slept. */
export const msUntilCheck = (checkedAt: number, now: number): number =>
  Math.max(0, checkedAt + checkIntervalMs - now);

/** The pause after the first check without an answer, in milliseconds; each further one doubles it. */
const firstPauseMs = 5_000;
/** The longest pause, in milliseconds. */
const longestPauseMs = 300_000;

/** Milliseconds until the next check after a number of unanswered checks in a row. */
export const pauseMs = (unanswered: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (unanswered - 1));

/** Result of a check. Only a refusal ends the session; a missing or unreadable answer does not. */
export type Checked = 'confirmed' | 'refused' | 'unanswered';

/** Asks the server whether the session holds; when it does, its data and token are renewed. */
export const checkSession = async (http: Http, store: SessionStore): Promise<Checked> => {
  const asked = store.get()?.jwt;
  // Another person may have signed in meanwhile; the answer is then not about them.
  const isOfAnother = () => ![undefined, asked].includes(store.get()?.jwt);
  try {
    const { status, dadosToken, token } = await http.call(verificaSession, {}, { timeoutMs: 20_000 });
    if (isOfAnother()) return 'confirmed';
    if (!status) return 'refused';
    store.update({
      checkedAt: Date.now(),
      name: dadosToken.user,
      occupation: dadosToken.cargo,
      modules: dadosToken.modules,
      mustChangePassword: dadosToken.senhaProvisoria ?? false,
      ...(token === undefined ? {} : { jwt: token, serverAheadMs: serverAhead(token, Date.now()) }),
    });
    return 'confirmed';
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'unauthorized')) return 'unanswered';
    return isOfAnother() ? 'confirmed' : 'refused';
  }
};

/**
 * Checks the session when it is due, on waking up, and when the network is back. A refusal ends it; without an answer the check repeats
 * after a growing pause. Returns the function that stops it.
 */
export const startSessionCheck = (http: Http, store: SessionStore): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let unanswered = 0;
  const dueMs = () => {
    const session = store.get();
    return session === null ? null : msUntilCheck(session.checkedAt, Date.now());
  };
  const plan = () => {
    clearTimeout(timer);
    const due = dueMs();
    if (due === null || isChecking) return;
    timer = setTimeout(checkWhenDue, due === 0 && unanswered > 0 ? pauseMs(unanswered) : due);
  };
  const checkWhenDue = async () => {
    if (isChecking || dueMs() !== 0) return plan();
    isChecking = true;
    const checked = await checkSession(http, store);
    isChecking = false;
    // A refused token that is still there waits for a new sign-in.
    unanswered = checked === 'confirmed' ? 0 : unanswered + 1;
    if (checked === 'refused') expireSession(store);
    plan();
  };
  const wake = () => void (document.visibilityState === 'visible' && checkWhenDue());
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  const unsubscribe = store.subscribe(plan);
  plan();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    unsubscribe();
  };
};
