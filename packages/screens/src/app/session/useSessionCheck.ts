import { useEffect } from 'react';
import { useHttp } from '../services.tsx';
import type { SessionStore } from './sessionStore.ts';

/** Checks the session regularly while the app is on show (ACE-6). The first check is due long after the first page. */
export function useSessionCheck(store: SessionStore): void {
  const http = useHttp();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    void import('./sessionCheck.ts').then(
      ({ startSessionCheck }) => {
        if (!isOver) stop = startSessionCheck(http, store);
      },
      // If this code cannot load, the server still ends an old session.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [http, store]);
}
