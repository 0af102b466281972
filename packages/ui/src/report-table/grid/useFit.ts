import { useEffectEvent, useLayoutEffect } from 'react';
import type { ReportView } from '../view.types.ts';
import { type Edges, edgeHeight, rowHeightOf } from './sizes.tsx';

const leastRows = 5;

/** Height in px of the table for endless rows; null for a table that grows with its rows. */
function roomOf(scroller: HTMLElement): number | null {
  const endless = document.createElement('div');
  endless.style.height = '200vh';
  scroller.append(endless);
  const room = scroller.clientHeight;
  endless.remove();
  return room > 0 && room < window.innerHeight ? room : null;
}

/** Tells a paged view how many rows fit its table, measured before the first paint and once for each new size. */
export function useFit<Row>(scroller: HTMLElement | null, view: ReportView<Row>, edges: Edges): void {
  const isPaged = view.paging !== null;
  const rowHeight = rowHeightOf(view, edges);
  const edge = edgeHeight(edges);
  const note = useEffectEvent(view.noteFit);
  useLayoutEffect(() => {
    if (!scroller || !isPaged) return;
    let seen = '';
    let last = 0;
    let before = 0;
    const measure = () => {
      const size = `${scroller.clientWidth} ${scroller.clientHeight}`;
      if (size === seen || window.matchMedia('print').matches) return;
      seen = size;
      const room = roomOf(scroller);
      const rows = room === null ? 0 : Math.max(leastRows, Math.floor((room - edge) / rowHeight));
      // Two tables that share a height would each give the other one row and take it back.
      if (last > 0 && rows === last + 1 && rows === before) return;
      before = last;
      last = rows;
      note(rows || null);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller, isPaged, rowHeight, edge]);
}
