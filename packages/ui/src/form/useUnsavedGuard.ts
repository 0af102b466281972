import { useEffect } from 'react';

/** While on, the browser asks before the page is closed, reloaded or left by an address; leaving inside the app is up to the router. */
export function useUnsavedGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
