import { useState } from 'react';
import type { Block, Place } from './gridKeys.ts';

/** The focused cell of the grid, and the selected block that starts there. */
export interface Active {
  /** The cell that Tab reaches. */
  readonly place: Place;
  /** `null` without a selected cell. */
  readonly block: Block | null;
  /** Moves to a position; `isExtending` extends the block from its start. */
  readonly go: (place: Place, isExtending?: boolean) => void;
  /** The focus does not move. */
  readonly select: (block: Block | null) => void;
}

const start: Place = { row: -1, col: 0 };

/** Keeps the focused position; it begins in the first header. */
export function useActive(): Active {
  const [state, setState] = useState<{ place: Place; block: Block | null }>({ place: start, block: null });
  return {
    ...state,
    go: (place, isExtending = false) =>
      setState((old) => ({
        place,
        block: {
          anchor: isExtending ? (old.block?.anchor ?? old.place) : place,
          head: place,
        },
      })),
    select: (block) => setState((old) => ({ place: old.place, block })),
  };
}
