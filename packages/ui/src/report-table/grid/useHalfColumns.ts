import { useCallback, useLayoutEffect, useState } from 'react';
import type { Slot } from './slots.ts';

/** A text of which less than this is in sight says nothing, in px. */
const leastText = 72;

interface Sight {
  /** The columns of which a part alone is in sight, separated by blanks. */
  readonly half: string;
  /** Number of columns beyond the right edge. */
  readonly beyond: number;
}

const all: Sight = { half: '', beyond: 0 };

/** The part in sight between the columns that stick at both sides. */
function sightOf<Row>(scroller: HTMLElement, slots: readonly Slot<Row>[]): Sight {
  const heads = [...scroller.querySelectorAll<HTMLElement>(':scope > table > thead > tr > th')];
  if (scroller.clientWidth === 0 || heads.length !== slots.length) return all;
  const start = scroller.getBoundingClientRect().left + scroller.clientLeft;
  const boxes = heads.map((head) => head.getBoundingClientRect());
  const acts = slots.findIndex(({ kind }) => kind === 'acts');
  const edge = acts === -1 ? start + scroller.clientWidth : (boxes[acts]?.left ?? 0);
  const left = slots.reduce(
    (most, { pin }, at) => (pin === null ? most : Math.max(most, boxes[at]?.right ?? 0)),
    start,
  );
  const loose = slots.flatMap(({ id, column, pin }, at) => {
    const box = boxes[at];
    return column && pin === null && box ? [{ id, isWhole: column.isWhole, box }] : [];
  });
  const half = loose
    .filter(({ isWhole, box: { left: from, right: to, width } }) => {
      if (from >= edge || to <= left) return false;
      // A part of a text may be read, but not a letter or two.
      if (!isWhole) return from > edge - leastText && to > edge;
      // A cell wider than all the room would never be seen.
      return width <= edge - left && (from < left - 1 || to > edge + 1);
    })
    .map(({ id }) => id);
  return { half: half.join(' '), beyond: loose.filter(({ box }) => box.right > edge + 1).length };
}

/**
 * The columns of which only a part is in sight: at rest they are not drawn. Also how many go on beyond the right edge. `shown`
 * identifies what is drawn: when it changes, both are looked for again.
 */
export function useHalfColumns<Row>(
  scroller: HTMLElement | null,
  slots: readonly Slot<Row>[],
  shown: string,
): Sight {
  const [sight, setSight] = useState(all);
  const look = useCallback(() => {
    if (!scroller) return;
    const next = sightOf(scroller, slots);
    setSight((old) => (old.half === next.half && old.beyond === next.beyond ? old : next));
    // oxlint-disable-next-line react/exhaustive-deps -- the slots are the same while `shown` is
  }, [scroller, shown]);
  useLayoutEffect(() => {
    if (!scroller) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener('scrollend', look);
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scrollend', look);
    };
  }, [scroller, look]);
  return sight;
}
