import { useEffect } from 'react';
import { useHttp } from '../services.tsx';
import { startSessionCheck } from './sessionCheck.ts';
import type { SessionStore } from './sessionStore.ts';

/** Keeps asking the server whether the session holds, while the app is on show (ACE-6). */
export function useSessionCheck(store: SessionStore): void {
  const http = useHttp();
  useEffect(() => startSessionCheck(http, store), [http, store]);
}
