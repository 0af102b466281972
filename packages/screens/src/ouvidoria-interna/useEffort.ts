import { useEffect, useRef, useState } from 'react';
import { isLong } from './espera.ts';
import type { Effects, Effort } from './PortalServices.tsx';

/** The effort of one call of this page; it ends with the page or by Cancelar. */
export interface Espera {
  /** Undefined for no effort, or one too short for a text. */
  readonly effort: Effort | undefined;
  readonly isCancelled: boolean;
  /** Cancels the running call and returns the callbacks of the next one. */
  readonly begin: () => Effects;
  readonly cancel: () => void;
}

/** Follows the effort of a call: the work of its challenge, a turn in the queue. Input stays. */
export const useEffort = (): Espera => {
  const [effort, setEffort] = useState<Effort>();
  const [isCancelled, setIsCancelled] = useState(false);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  return {
    effort,
    isCancelled,
    begin: () => {
      running.current.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      setIsCancelled(false);
      setEffort(undefined);
      // A shown effort stays until the end, so that nothing jumps.
      const onEffort = (next: Effort | undefined) => {
        if (!signal.aborted) setEffort((shown) => (next && (shown || isLong(next)) ? next : undefined));
      };
      return { signal, onEffort };
    },
    cancel: () => {
      running.current.abort();
      setEffort(undefined);
      setIsCancelled(true);
    },
  };
};
