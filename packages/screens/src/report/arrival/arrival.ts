import { Growth } from '@vidas/ui/report-table/figures.ts';
import { markPart, type Part, type PartState } from '@vidas/ui/report-table/part.ts';

/** Delay of the first rows in ms: a short list is complete by then and never flickers. */
const FIRST_MS = 30;
/** Least interval between two parts for the table, in ms. */
const NEXT_MS = 400;
/** Least growth between two parts, so that all work on the parts stays a small multiple of the work on the whole. */
const GROWTH = 1.4;
/** Interval of the count on show, in ms. */
const COUNT_MS = 200;

/** The rows of one answer while they arrive: the table's part, and their number. */
export interface Arrival {
  /** Takes the rows so far; the array grows in place. */
  readonly take: (rows: readonly unknown[]) => void;
  /**
   * No more rows come: the table keeps them as a part, unless there are none. After a failure the screen offers a new reading.
   */
  readonly end: (state: Exclude<PartState, 'arriving'>, readAgain: () => void) => void;
  /** The list is complete, or unwanted: nothing more is published. False when the rows had ended as a part. */
  readonly close: () => boolean;
}

/** Source of the table's parts. */
export interface ArrivalPort {
  readonly publish: (rows: readonly unknown[]) => void;
  readonly stop: () => void;
  /** Clock in milliseconds; default the page's own. */
  readonly now?: () => number;
}

/**
 * Publishes the growing rows of an answer as copies. A table identifies its rows by their array, so the same array
 * would show no change.
 */
export const arrivalOf = ({ publish, stop, now = () => performance.now() }: ArrivalPort): Arrival => {
  let rows: readonly unknown[] = [];
  let published = 0;
  let nextAt = 0;
  let saidAt = 0;
  let due: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const growth = new Growth();
  const watchers = new Set<() => void>();
  const part: Part = {
    state: 'arriving',
    count: () => rows.length,
    watch: (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    stop,
  };
  const show = (marked: Part) => {
    published = rows.length;
    nextAt = now() + NEXT_MS;
    due = undefined;
    publish(markPart(growth.mark(rows.slice()), marked));
  };
  /** A separate task, because drawing a part takes as long as reading a portion. */
  const showIn = (ms: number) => {
    due ??= setTimeout(() => show(part), ms);
  };
  const finish = () => {
    isOver = true;
    clearTimeout(due);
    watchers.clear();
  };
  return {
    take: (arrived) => {
      if (isOver) return;
      rows = arrived;
      growth.take(rows);
      if (published === 0) return showIn(FIRST_MS);
      if (now() > nextAt && rows.length > published * GROWTH) showIn(0);
      else if (now() > saidAt) {
        saidAt = now() + COUNT_MS;
        for (const changed of watchers) changed();
      }
    },
    end: (state, readAgain) => {
      if (isOver) return;
      finish();
      const count = rows.length;
      if (count > 0)
        show({
          state,
          count: () => count,
          watch: () => () => {},
          ...(state === 'stopped' ? { readAgain } : {}),
        });
    },
    close: () => {
      const wasOpen = !isOver;
      finish();
      return wasOpen;
    },
  };
};
