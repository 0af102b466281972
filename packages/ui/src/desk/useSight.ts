import { useEffect, useLayoutEffect, useRef } from 'react';
import { eventNow } from '../one-press/rowPlaces.ts';

/** Time that a thing must have stood in sight before it can be decided, in milliseconds (MES-3). */
const sightMs = 300;

/** Tells whether the thing of a key stood in sight long enough at a moment of the events' clock. The key is null while none is drawn. */
export function useSight(key: string | null): (at: number) => boolean {
  const since = useRef(Infinity);
  useLayoutEffect(() => {
    since.current = key === null ? Infinity : eventNow();
  }, [key]);
  useEffect(() => {
    // A page that was hidden shows its thing anew.
    const handleVisible = () => {
      if (since.current !== Infinity) since.current = eventNow();
    };
    document.addEventListener('visibilitychange', handleVisible);
    return () => document.removeEventListener('visibilitychange', handleVisible);
  }, []);
  return (at) => document.visibilityState === 'visible' && at - since.current >= sightMs;
}
