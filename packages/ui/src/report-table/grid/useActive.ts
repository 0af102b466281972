import { useState } from 'react';
import type { Block, Place } from './gridKeys.ts';

/** Where the keys stand in the grid, and the block of cells that is selected from there. */
export interface Active {
  /** The place that the Tab key reaches. */
  readonly place: Place;
  /** `null` without a selected cell. */
  readonly block: Block | null;
  /** Goes to a place; `isExtending` stretches the block from where it began. */
  readonly go: (place: Place, isExtending?: boolean) => void;
  /** The keys stay where they stand. */
  readonly select: (block: Block | null) => void;
}

const start: Place = { row: -1, col: 0 };

/** Where the keys stand; begins in the first header. */
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
