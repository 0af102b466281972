import { useEffect, useState } from 'react';
import type { Column } from './columns.ts';
import { finishInSlices } from './steps.ts';
import type { TableIndex } from './index/TableIndex.ts';
import { areSumsKnown, gatherSums } from './totals.ts';

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
