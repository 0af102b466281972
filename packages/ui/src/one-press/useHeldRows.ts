import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { HoldRow } from './rowAct.ts';

interface Held<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly question: string | undefined;
  /** Number of running acts. */
  readonly acts: number;
}

/**
 * The rows to show. While an act of a row runs, they are those of its beginning, so that no row leaves its place
 * before the answer (REL-33). Rows of another question are shown at once.
 */
export function useHeldRows<Row>(rows: readonly Row[] | undefined, question: string | undefined) {
  const [held, setHeld] = useState<Held<Row> | null>(null);
  const now = useRef({ rows, question });
  useLayoutEffect(() => {
    now.current = { rows, question };
  }, [rows, question]);
  const hold = useCallback<HoldRow>(() => {
    setHeld((old) => (old ? { ...old, acts: old.acts + 1 } : { ...now.current, acts: 1 }));
    let isRunning = true;
    return () => {
      if (isRunning) setHeld((old) => (old && old.acts > 1 ? { ...old, acts: old.acts - 1 } : null));
      isRunning = false;
    };
  }, []);
  const isHeld = held?.rows !== undefined && rows !== undefined && held.question === question;
  return { rows: isHeld ? held.rows : rows, hold };
}
