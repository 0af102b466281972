import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { forgetPerson } from '../remembered.ts';
import { type EndedSession, type EndReason, sessionKey, type SessionStore } from './sessionStore.ts';
import type { Session } from './session.ts';
import { useSessionCheck } from './useSessionCheck.ts';

const StoreContext = createContext<SessionStore | null>(null);

export interface SessionProviderProps {
  readonly store: SessionStore;
  readonly children: ReactNode;
}

/**
 * Keeps the session in step with other tabs and with the server. Its end drops every cached answer; Sair leaves nothing in the browser
 * (ACE-22).
 */
export function SessionProvider({ store, children }: SessionProviderProps) {
  const queryClient = useQueryClient();
  useSessionCheck(store);
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === sessionKey || event.key === null) store.takeOver(event.newValue);
    };
    let person = store.get()?.login;
    const forget = () => {
      const session = store.get();
      if (session === null) {
        queryClient.clear();
        if (person !== undefined && store.endReason() === 'left') forgetPerson(person);
      }
      person = session?.login;
    };
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pagehide', store.flush);
    const unsubscribe = store.subscribe(forget);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pagehide', store.flush);
      unsubscribe();
    };
  }, [store, queryClient]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The store itself, for the few places that change the session. */
export const useSessionStore = (): SessionStore => {
  const store = use(StoreContext);
  if (store === null) throw new Error('SessionProvider is missing above this screen');
  return store;
};

const nobody = (): null => null;
const nothingChanges = () => nobody;

/** The present session; null without one, and for parts shown outside the app. */
export const useSession = (): Session | null => {
  const store = use(StoreContext);
  return useSyncExternalStore(store?.subscribe ?? nothingChanges, store?.get ?? nobody);
};

/**
 * Reason why this tab's last session ended; null before. A subscription, because a call of the store during render would keep its first
 * result.
 */
export const useEndReason = (): EndReason | null => {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.endReason, nobody);
};

/** The session that ended last in this tab; null once a person has entered. */
export const useEndedSession = (): EndedSession | null => {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.ended, nobody);
};
