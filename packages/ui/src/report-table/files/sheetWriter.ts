import type { FilePlan, FileSlice, FileColumn } from './file.types.ts';
import { cellTails, labelTail, type CellTail, sheetNumber } from './sheetCells.ts';
import { columnLetters, sheetRefs, filledRange, isTable } from './sheetTable.ts';
import { numberKind, styleOf } from './sheetStyles.ts';

/** Collects the data of the totals row while the slices pass. */
interface TotalsTally {
  /** Adds a slice with its cells. */
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
 * Totals as formulas. `SUBTOTAL(109)` and `SUBTOTAL(103)` follow the filter of the sheet; the value on screen is
 * their cached result. A count of rows needs a column without blanks, else it is a plain number. So is every total of
 * an empty table.
 */
function createTally(plan: FilePlan): TotalsTally {
  const { lastRow } = sheetRefs(plan);
  const tallies = plan.columns.map((): Tally => ({ sum: 0, filled: 0 }));
  const isFull = (index: number): boolean => tallies[index]?.filled === plan.rowCount;

  const formula = (code: number, index: number): string => {
    const letters = columnLetters(index);
    return plan.rowCount === 0 ? '' : `<f>SUBTOTAL(${code},${letters}2:${letters}${lastRow})</f>`;
  };
  /** A rate from sums of cents, so that it equals the one on screen; empty when the divisor is zero. */
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

/** Writes the XML of the sheet piece by piece, so that memory never holds the whole. */
export interface SheetWriter {
  /** The XML before the rows, and the header. */
  readonly head: () => string;
  /** The rows of the next slice. */
  readonly rows: (slice: FileSlice) => string;
  /** The totals and the XML after the rows. */
  readonly tail: () => string;
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

function beforeRows(plan: FilePlan): string {
  const { lastLetters, lastRow, totalRow } = sheetRefs(plan);
  const columns = plan.columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${namespace}" ` +
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<dimension ref="A1:${lastLetters}${totalRow ?? lastRow}"/>` +
    '<sheetViews><sheetView tabSelected="1" workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
  );
}

function afterRows(plan: FilePlan): string {
  const filled = filledRange(plan);
  return (
    `</sheetData>${isTable(plan) ? '' : `<autoFilter ref="${filled}"/>`}` +
    '<pageMargins left="0.4" right="0.4" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>' +
    // A4, as many pages as needed downwards.
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>' +
    '<headerFooter><oddFooter>&amp;C&amp;P de &amp;N</oddFooter></headerFooter>' +
    // Codes are texts on purpose: turns off Excel's warning triangle in each cell.
    `<ignoredErrors><ignoredError sqref="${filled}" numberStoredAsText="1"/></ignoredErrors>` +
    `${isTable(plan) ? '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>' : ''}</worksheet>`
  );
}

/** The sheet of a plan; call `rows` once for each slice, in order, between `head` and `tail`. */
export function createSheet(plan: FilePlan): SheetWriter {
  const starts = plan.columns.map((_column, index) => `<c r="${columnLetters(index)}`);
  const tally = createTally(plan);
  let nextRow = 1;

  const row = (at: number, tails: readonly (readonly CellTail[])[], index: number): string => {
    let cells = '';
    for (let column = 0; column < tails.length; column += 1) {
      const tail = tails[column]?.[index] ?? '';
      if (tail !== '') cells += `${starts[column] ?? ''}${at}"${tail}`;
    }
    return `<row r="${at}">${cells}</row>`;
  };

  return {
    head: () => {
      const header = plan.columns.map((column) => [labelTail(column.header, column, 'head')]);
      nextRow = 2;
      return beforeRows(plan) + row(1, header, 0);
    },
    rows: (slice) => {
      const tails = plan.columns.map((column, index) => {
        const packed = slice.columns[index];
        return packed ? cellTails(packed, column) : [];
      });
      tally.add(slice, tails);
      let xml = '';
      for (let index = 0; index < slice.rowCount; index += 1) {
        xml += row(nextRow, tails, index);
        nextRow += 1;
      }
      return xml;
    },
    tail: () => {
      const { totalRow } = sheetRefs(plan);
      return (
        (totalRow === undefined
          ? ''
          : row(
              totalRow,
              tally.tails().map((tail) => [tail]),
              0,
            )) + afterRows(plan)
      );
    },
  };
}
