import type { FileColumn, FilePlan, FileSlice } from '../file.types.ts';
import { labelTail, sheetNumber, type CellTail } from './sheetCells.ts';
import { columnLetters, sheetRefs } from './sheetRefs.ts';
import { numberKind, styleOf } from './sheetStyles.ts';

/** Collects what the totals row needs while the slices pass. */
export interface TotalsTally {
  /** Call it with each slice and the cells made from it. */
  readonly add: (slice: FileSlice, tails: readonly (readonly CellTail[])[]) => void;
  /** The cells of the totals row, column by column; '' for an empty one. */
  readonly tails: () => readonly CellTail[];
}

interface Tally {
  sum: number;
  filled: number;
}

const isFiniteNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function addTo(tally: Tally, packed: FileSlice['columns'][number], tails: readonly CellTail[]): void {
  for (const tail of tails) if (tail !== '') tally.filled += 1;
  if (packed.kind !== 'texts')
    for (const value of packed.values) if (isFiniteNumber(value)) tally.sum += value;
}

/**
 * Totals as formulas: `SUBTOTAL(109)` and `SUBTOTAL(103)` follow the filter that a person sets in the sheet; the value on screen
 * is stored as their cached result. A count of rows needs a column without blanks; without one it is a plain number, and so is
 * every total of an empty table.
 */
export function createTally(plan: FilePlan): TotalsTally {
  const { lastRow } = sheetRefs(plan);
  const tallies = plan.columns.map((): Tally => ({ sum: 0, filled: 0 }));
  const isFull = (index: number): boolean => tallies[index]?.filled === plan.rowCount;

  const formula = (code: number, index: number): string => {
    const letters = columnLetters(index);
    return plan.rowCount === 0 ? '' : `<f>SUBTOTAL(${code},${letters}2:${letters}${lastRow})</f>`;
  };
  /** Sums of cents, so that their rate is the one on screen; nothing where there is nothing to divide by. */
  const rate = ({ plus, minus, per }: Extract<FileColumn['total'], { kind: 'ratio' }>): string => {
    const sumOf = (index: number): number => tallies[index]?.sum ?? 0;
    const above =
      plus.reduce((sum, index) => sum + sumOf(index), 0) -
      minus.reduce((sum, index) => sum + sumOf(index), 0);
    const subtotal = (index: number): string => {
      const letters = columnLetters(index);
      return `SUBTOTAL(109,${letters}2:${letters}${lastRow})`;
    };
    const over = [plus.map(subtotal).join('+'), ...minus.map(subtotal)].join('-');
    const below = sumOf(per);
    return `<f>IF(${subtotal(per)}=0,"",(${over})/${subtotal(per)})</f>${below === 0 ? '' : `<v>${above / below}</v>`}`;
  };
  const count = (own: number): string => {
    const index = isFull(own) ? own : tallies.findIndex((_tally, other) => isFull(other));
    return `${index < 0 ? '' : formula(103, index)}<v>${plan.rowCount}</v>`;
  };

  const tail = (index: number): CellTail => {
    const column = plan.columns[index];
    if (!column) return '';
    const { total, format, align } = column;
    if (total.kind === 'none') return index === 0 ? labelTail('Total', column, 'total') : '';
    if (total.kind === 'text') return total.text === '' ? '' : labelTail(total.text, column, 'total');
    if (total.kind === 'ratio')
      return plan.rowCount === 0 ? '' : ` s="${styleOf('percent', align, 'total')}">${rate(total)}</c>`;
    const style = styleOf(total.kind === 'count' ? 'integer' : numberKind(format), align, 'total');
    const value =
      total.kind === 'count'
        ? count(index)
        : `${formula(109, index)}<v>${sheetNumber(tallies[index]?.sum ?? 0, format)}</v>`;
    return ` s="${style}">${value}</c>`;
  };

  return {
    add: ({ columns }, tails) =>
      tallies.forEach((tally, index) => {
        const packed = columns[index];
        if (packed) addTo(tally, packed, tails[index] ?? []);
      }),
    tails: () => plan.columns.map((_column, index) => tail(index)),
  };
}
