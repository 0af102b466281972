import { useEffect, useState } from 'react';
import type { Column } from './columns.ts';
import { noFilters } from './filters/filterState.ts';
import { Selection } from './index/Selection.ts';
import { advance, finishInSlices, type Steps } from './index/steps.ts';
import { type Asked, type TableIndex } from './index/TableIndex.ts';

/** The rows that follow `applied`, which is what was asked for or what was asked before it. */
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

/** Milliseconds that a search may take at once; what takes longer goes on in slices after the next frame. */
const atOnce = 12;

/** The search for what is asked, begun when it is asked first: most are done right then. */
function jobOf<Row>(index: TableIndex<Row>, columns: readonly Column<Row>[], asked: Asked): Job<Row> {
  const ofIndex = (jobs.get(index as never) ?? new WeakMap()) as WeakMap<Asked, Job<Row>>;
  jobs.set(index as never, ofIndex as never);
  const known = ofIndex.get(asked);
  if (known?.columns === columns) return known;
  const steps = index.select(columns, asked);
  const done = advance(steps, atOnce);
  const job: Job<Row> = {
    columns,
    steps,
    selected: done && { selection: done.result, applied: asked },
  };
  ofIndex.set(asked, job);
  return job;
}

/** Nothing asked: every row as it came. */
export const everything: Asked = { filters: noFilters, sorting: [] };

interface Holder<Row> {
  last: Selected<Row> | null;
}

/** What to show: the answer, or the one before as long as it is about the same rows. */
function shown<Row>(holder: Holder<Row>, job: Job<Row>, index: TableIndex<Row>): Selected<Row> {
  if (job.selected) holder.last = job.selected;
  else if (holder.last?.selection.index !== index)
    holder.last = { selection: new Selection(index, null), applied: everything };
  return holder.last as Selected<Row>;
}

/** Keeps the rows on screen after what is asked, without ever holding a key up: long searches run in slices. */
export function useSelection<Row>(
  index: TableIndex<Row>,
  columns: readonly Column<Row>[],
  asked: Asked,
): Selected<Row> & { readonly isSelecting: boolean } {
  // A job is finished in place, which the compiler's memory of values would not see.
  'use no memo';
  const [holder] = useState<Holder<Row>>(() => ({ last: null }));
  const [, setFinished] = useState<Job<Row> | null>(null);
  const job = jobOf(index, columns, asked);
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
