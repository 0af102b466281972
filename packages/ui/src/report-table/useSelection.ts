import type { Asked } from './filters/query.types.ts';
import { useEffect, useState } from 'react';
import type { Column } from './columns.ts';
import { noFilters } from './filters/filterState.ts';
import { Selection } from './index/Selection.ts';
import { advance, finishInSlices, type Steps, finishWhenIdle } from './steps.ts';
import { continueSelection, selectRows } from './index/selectRows.ts';
import type { TableIndex } from './index/TableIndex.ts';
import { continues, partOf } from './part.ts';
import { areSumsKnown, gatherSums } from './totals.ts';

/** Rows for warming: fewer are searched within a frame; with more, memory is used only on demand. */
const fewest = 5_000;
const most = 200_000;
/** The columns that people search first: those at the start of the table. */
const columnsWarmed = 3;

function* warm<Row>(index: TableIndex<Row>, columns: readonly Column<Row>[]): Steps<void> {
  for (const column of columns) yield* index.textKeys(column);
}

/** Folds the texts of the first searchable columns in idle time after the first paint, so that the first typed letter finds them ready. */
export function useWarmIndex<Row>(index: TableIndex<Row>, columns: readonly Column<Row>[]): void {
  useEffect(() => {
    const count = index.rows.length;
    if (count < fewest || count > most || partOf(index.rows)?.state === 'arriving') return;
    const searched = columns.filter(({ filter }) => filter?.kind === 'text').slice(0, columnsWarmed);
    return finishWhenIdle(warm(index, searched));
  }, [index, columns]);
}

/**
 * Adds up the columns over very many rows once they are painted, in slices; true until the sums are there. A list that arrives has its
 * sums already: its rows are added as they come.
 */
export function useSums<Row>(index: TableIndex<Row>, columns: readonly Column<Row>[]): boolean {
  const [added, setAdded] = useState<TableIndex<Row> | null>(null);
  const isAdding = added !== index && !areSumsKnown(index.rows, columns);
  useEffect(() => {
    if (!isAdding) return;
    let isWanted = true;
    const add = async () => {
      await finishInSlices(gatherSums(index.rows, columns), () => isWanted);
      if (isWanted) setAdded(index);
    };
    const frame = requestAnimationFrame(() => void add());
    return () => {
      isWanted = false;
      cancelAnimationFrame(frame);
    };
  }, [index, columns, isAdding]);
  return isAdding;
}

/** The rows that match `applied`, which is the current question or the one before it. */
export interface Selected<Row> {
  readonly selection: Selection<Row>;
  readonly applied: Asked;
}

interface Job<Row> {
  readonly columns: readonly Column<Row>[];
  readonly steps: Steps<Selection<Row>>;
  selected: Selected<Row> | null;
}

const jobs = new WeakMap<TableIndex<never>, WeakMap<Asked, Job<never>>>();

/** Milliseconds that a search may take at once; a longer one continues in slices after the next frame. */
const atOnce = 12;

/** More rows of the answer that is on show, and not yet all of them. */
const isMore = <Row>(index: TableIndex<Row>, { selection }: Selected<Row>): boolean =>
  partOf(index.rows)?.state === 'arriving' && continues(index.rows, selection.index.rows);

/** The search for the current question, started when it is first asked; most finish at once. */
function jobOf<Row>(
  index: TableIndex<Row>,
  columns: readonly Column<Row>[],
  asked: Asked,
  last: Selected<Row> | null,
): Job<Row> {
  const ofIndex = (jobs.get(index as never) ?? new WeakMap()) as WeakMap<Asked, Job<Row>>;
  jobs.set(index as never, ofIndex as never);
  const known = ofIndex.get(asked);
  if (known?.columns === columns) return known;
  const before =
    last && last.applied === asked && asked.sorting.length > 0 && isMore(index, last) ? last.selection : null;
  const steps = before ? continueSelection(before, index, columns, asked) : selectRows(index, columns, asked);
  const done = advance(steps, atOnce);
  const job: Job<Row> = {
    columns,
    steps,
    selected: done && { selection: done.result, applied: asked },
  };
  ofIndex.set(asked, job);
  return job;
}

/** No filter and no order: every row as it came. */
export const everything: Asked = { filters: noFilters, sorting: [] };

interface Holder<Row> {
  last: Selected<Row> | null;
}

/** The answer to show, or the previous one while it is about the same rows or the first of them. */
function shown<Row>(holder: Holder<Row>, job: Job<Row>, index: TableIndex<Row>): Selected<Row> {
  if (job.selected) holder.last = job.selected;
  else if (
    holder.last?.selection.index !== index &&
    !(holder.last && continues(index.rows, holder.last.selection.index.rows))
  )
    holder.last = { selection: new Selection(index, null), applied: everything };
  return holder.last as Selected<Row>;
}

/** Updates the rows on screen for the current question without ever delaying a key press: long searches run in slices. */
export function useSelection<Row>(
  index: TableIndex<Row>,
  columns: readonly Column<Row>[],
  asked: Asked,
): Selected<Row> & { readonly isSelecting: boolean } {
  // A job is finished in place, which the React compiler's memoisation would not notice.
  'use no memo';
  const [holder] = useState<Holder<Row>>(() => ({ last: null }));
  const [, setFinished] = useState<Job<Row> | null>(null);
  const job = jobOf(index, columns, asked, holder.last);
  useEffect(() => {
    if (job.selected) return;
    let isWanted = true;
    void finishInSlices(job.steps, () => isWanted).then((selection) => {
      if (!selection) return;
      job.selected = { selection, applied: asked };
      setFinished(job);
    });
    return () => {
      isWanted = false;
    };
  }, [job, asked]);
  return { ...shown(holder, job, index), isSelecting: job.selected === null };
}
