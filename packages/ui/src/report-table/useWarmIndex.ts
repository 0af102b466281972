import { useEffect } from 'react';
import type { Column } from './columns.ts';
import type { Steps } from './steps.ts';
import { finishWhenIdle } from './steps.ts';
import type { TableIndex } from './index/TableIndex.ts';
import { partOf } from './part.ts';

/** Fewer rows are searched within a frame anyway; with more, memory is used only for what is asked. */
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
