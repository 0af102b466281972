import { useEffect, useEffectEvent, useState } from 'react';
import { eventNow } from '../one-press/rowPlaces.ts';

/** Time in which a decision can be taken back, in milliseconds (MES-7). */
const undoMs = 10_000;

/** A decision that can still be taken back. */
interface Undoable {
  readonly thing: string;
  readonly undo: () => Promise<string>;
  /** By the clock of events. */
  readonly until: number;
}

/** Decisions that can still be taken back, each for its own ten seconds; U takes the newest. */
export function useUndo(onOver: () => void) {
  const [kept, setKept] = useState<readonly Undoable[]>([]);
  const drop = (gone: Undoable) => setKept((now) => now.filter((other) => other !== gone));
  const end = useEffectEvent((each: Undoable) => {
    // Its button may have the focus.
    if (each === kept.at(-1)) onOver();
    drop(each);
  });
  useEffect(() => {
    const timers = kept.map((each) => setTimeout(() => end(each), Math.max(0, each.until - eventNow())));
    return () => timers.forEach(clearTimeout);
  }, [kept]);
  return {
    newest: kept.at(-1),
    keep: (thing: string, undo: () => Promise<string>) =>
      setKept((now) => [...now, { thing, undo, until: eventNow() + undoMs }]),
    drop,
  } as const;
}
