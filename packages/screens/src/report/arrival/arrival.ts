import { Growth } from '@vidas/ui/report-table/figures.ts';
import { markPart, type Part, type PartState } from '@vidas/ui/report-table/part.ts';

/** The table gets the first rows this many milliseconds after they came: a short list is whole by then and never flickers. */
const FIRST_MS = 30;
/** Later it gets more at most this often, in milliseconds, … */
const NEXT_MS = 400;
/** … and only once the rows have grown by this factor, so that all that is done with them stays a small multiple of doing it once. */
const GROWTH = 1.4;
/** The count is said this often, in milliseconds. */
const COUNT_MS = 200;

/** The rows of one answer as they arrive: what the table has of them, and how many there are. */
export interface Arrival {
  /** Takes the rows that are there; the array grows in place. */
  readonly take: (rows: readonly unknown[]) => void;
  /** No more come: the table keeps what came, as a part, unless nothing did. Of a failure the screen says how to read again. */
  readonly end: (state: Exclude<PartState, 'arriving'>, readAgain: () => void) => void;
  /** The list is whole, or nobody wants it: nothing is published any more. False where the rows had ended as a part. */
  readonly close: () => boolean;
}

/** Where the table gets its parts from. */
export interface ArrivalPort {
  readonly publish: (rows: readonly unknown[]) => void;
  readonly stop: () => void;
  /** Milliseconds since some moment; default of the page. */
  readonly now?: () => number;
}

/** Publishes growing parts of an answer: copies, because a table knows its rows by their array. */
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
  /** In a task of its own: drawing a part takes as long as reading a portion. */
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
