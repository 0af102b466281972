import { useState, useEffect, useLayoutEffect, useRef } from 'react';
import type { Block, Place } from './gridKeys.ts';
import { cellAt, cellAtPlace, showCell } from './cells.ts';

/** Keeps the focus in the grid when its cell disappears: a row filtered out by Ctrl+Z, a hidden column. */
export function useKeptFocus(scroller: HTMLElement | null, place: Place): void {
  const wasInside = useRef(false);
  useEffect(() => {
    if (!scroller) return;
    const handleIn = ({ target }: FocusEvent) => {
      wasInside.current = cellAt(target)?.closest('[role="grid"]')?.parentElement === scroller;
    };
    // A removed cell fires focusout during the commit, before the effect below, so the flag is cleared only afterwards.
    const handleOut = () => queueMicrotask(() => (wasInside.current = false));
    scroller.addEventListener('focusin', handleIn);
    scroller.addEventListener('focusout', handleOut);
    return () => {
      scroller.removeEventListener('focusin', handleIn);
      scroller.removeEventListener('focusout', handleOut);
    };
  }, [scroller]);
  useLayoutEffect(() => {
    if (!scroller || !wasInside.current || document.activeElement !== document.body) return;
    const cell = cellAtPlace(scroller, place);
    cell?.focus({ preventScroll: true });
    if (cell) showCell(cell, scroller);
  });
}

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
