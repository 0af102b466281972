import { useEffect } from 'react';
import { useHttp } from '../services.tsx';
import type { SessionStore } from './sessionStore.ts';

/** Keeps asking the server whether the session holds, while the app is on show (ACE-6). The first check is due long after the first page. */
export function useSessionCheck(store: SessionStore): void {
  const http = useHttp();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    void import('./sessionCheck.ts').then(
      ({ startSessionCheck }) => {
        if (!isOver) stop = startSessionCheck(http, store);
      },
      // Without the checks the server still ends the session in its time.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [http, store]);
}
