import { useEffect, useLayoutEffect, useRef } from 'react';
import { cellAt, cellAtPlace, showCell } from './cells.ts';
import type { Place } from './gridKeys.ts';

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
