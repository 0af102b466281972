import { useCallback, useLayoutEffect, useState } from 'react';
import type { Slot } from './slots.ts';

/** Least visible width of a text that is worth drawing, in px. */
const leastText = 72;

interface Sight {
  /** The columns of which a part alone is in sight, separated by blanks. */
  readonly half: string;
  /** Number of columns beyond the right edge. */
  readonly beyond: number;
  /** Width in px at the right edge that acts over the row cover, without leaving a part of a number. */
  readonly over: number;
  /** The columns below the acts then, separated by blanks. */
  readonly under: string;
}

const all: Sight = { half: '', beyond: 0, over: 0, under: '' };

const isSame = (a: Sight, b: Sight): boolean =>
  a.half === b.half && a.beyond === b.beyond && a.over === b.over && a.under === b.under;

/** The part in sight between the columns that stick at both sides. */
function sightOf<Row>(scroller: HTMLElement, slots: readonly Slot<Row>[]): Sight {
  const heads = [...scroller.querySelectorAll<HTMLElement>(':scope > table > thead > tr > th')];
  if (scroller.clientWidth === 0 || heads.length !== slots.length) return all;
  const start = scroller.getBoundingClientRect().left + scroller.clientLeft;
  const boxes = heads.map((head) => head.getBoundingClientRect());
  const end = start + scroller.clientWidth;
  const acts = slots.findIndex(({ kind }) => kind === 'acts');
  const isOver = slots[acts]?.isOver ?? false;
  const edge = acts === -1 || isOver ? end : (boxes[acts]?.left ?? 0);
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
      // A cell wider than the whole room would never be drawn.
      return width <= edge - left && (from < left - 1 || to > edge + 1);
    })
    .map(({ id }) => id);
  const needed = slots[acts]?.width ?? 0;
  const cut = loose.find(
    ({ isWhole, box: { left: from, right: to } }) =>
      isWhole && from >= left - 1 && from < end - needed && to > end - needed + 1,
  );
  const over = isOver ? Math.max(needed, cut ? end - cut.box.left : 0) : 0;
  const under = isOver ? loose.filter(({ box }) => box.left < end && box.right > end - over + 1) : [];
  return {
    half: half.join(' '),
    beyond: loose.filter(({ box }) => box.right > edge + 1).length,
    over,
    under: under.map(({ id }) => id).join(' '),
  };
}

/**
 * Finds the columns of which only a part is in sight, which are not drawn at rest. Also counts the columns beyond the
 * right edge, and the room that acts cover. It measures again when `shown` changes, which identifies the drawn
 * content.
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
    setSight((old) => (isSame(old, next) ? old : next));
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
