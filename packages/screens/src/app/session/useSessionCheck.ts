import { ApiError } from '@vidas/api-client/http/api-error';
import { verificaSession } from '@vidas/api-client/shell/contract';
import type { Http } from '@vidas/api-client/http';
import { useEffect } from 'react';
import { useHttp } from '../services.tsx';
import { expireSession } from './expireSession.ts';
import { serverAhead } from './session.ts';
import type { SessionStore } from './sessionStore.ts';

/** Interval of the session check, in milliseconds (ACE-6). */
export const checkIntervalMs = 1_800_000;

/** Milliseconds until the next check; 0 when it is overdue, e.g. after the computer slept. */
export const msUntilCheck = (checkedAt: number, now: number): number =>
  Math.max(0, checkedAt + checkIntervalMs - now);

/** Asks the server whether the session holds, at once when overdue and on waking up; a refusal ends it. */
export function useSessionCheck(store: SessionStore): void {
  const http = useHttp();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isChecking = false;
    const plan = () => {
      clearTimeout(timer);
      const session = store.get();
      if (session !== null && !isChecking)
        timer = setTimeout(checkWhenDue, msUntilCheck(session.checkedAt, Date.now()));
    };
    const checkWhenDue = async () => {
      const session = store.get();
      if (session === null || isChecking || msUntilCheck(session.checkedAt, Date.now()) > 0) return plan();
      isChecking = true;
      const isGood = await confirmSession(http, store);
      isChecking = false;
      if (!isGood) expireSession(store);
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
  }, [http, store]);
}

/** True when the server confirms the session; its data and token are then renewed. A failure other than a refusal is tried twice. */
export const confirmSession = async (http: Http, store: SessionStore, attempts = 2): Promise<boolean> => {
  const asked = store.get()?.jwt;
  try {
    const { status, dadosToken, token } = await http.call(verificaSession, {}, { timeoutMs: 20_000 });
    // Another person may have signed in meanwhile; then this answer is not about them.
    if (store.get()?.jwt !== asked) return true;
    if (!status) return false;
    store.update({
      checkedAt: Date.now(),
      name: dadosToken.user,
      occupation: dadosToken.cargo,
      modules: dadosToken.modules,
      ...(token === undefined ? {} : { jwt: token, serverAheadMs: serverAhead(token, Date.now()) }),
    });
    return true;
  } catch (error) {
    const isRefusal =
      error instanceof ApiError && ['unauthorized', 'forbidden', 'contract'].includes(error.kind);
    if (isRefusal || attempts <= 1) return store.get()?.jwt !== asked;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return confirmSession(http, store, attempts - 1);
  }
};
