import { useEffect, useRef, useState } from 'react';
import { isLong } from './espera.ts';
import type { Effects, Effort } from './PortalServices.tsx';

/** The effort of one call of this page, which ends with the page or by Cancelar. */
export interface Espera {
  /** Undefined when there is none that is worth a word. */
  readonly effort: Effort | undefined;
  readonly isCancelled: boolean;
  /** Ends the call that runs and gives the next one its effects. */
  readonly begin: () => Effects;
  readonly cancel: () => void;
}

/** Follows what a call takes: the work of its challenge, a turn in the line. What was typed stays where it is. */
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
      // Once it is on show it stays until the end, so that nothing jumps.
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
