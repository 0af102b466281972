import { useLayoutEffect } from 'react';
import { noteRows } from '../../one-press/rowPlaces.ts';
import type { ReportView } from '../view.types.ts';

/** Remembers which row was where, so that a press on one that has just come there does nothing (REL-33). */
export function useRowPlaces<Row>(
  scroller: Element | null,
  { selection, server, pageStart }: Pick<ReportView<Row>, 'selection' | 'server' | 'pageStart'>,
): void {
  const isServed = server !== undefined;
  useLayoutEffect(() => {
    if (scroller)
      noteRows(scroller, pageStart, (place) => selection.rowAt(isServed ? place : pageStart + place));
  }, [scroller, selection, isServed, pageStart]);
}
