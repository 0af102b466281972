import type { CellValue, Column } from './columns.ts';
import { formatValue } from './format.ts';
import { indexOf } from './index/TableIndex.ts';
import { Selection } from './index/Selection.ts';
import { partOf } from './part.ts';
import { totalsOf } from './totals.ts';

// Widths of Inter, in em of the table's type.
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'|!()ijlftr\-/]/, 0.34],
  [/[A-ZÀ-Þ@%&mw—]/, 0.71],
  [/[0-9]/, 0.64],
];
const otherLetter = 0.57;
const widthTable = Float32Array.from({ length: 0x250 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherLetter;
});

/** Approximate width of a text, in em; rather too large than too small. */
export function textWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at++) width += widthTable[text.charCodeAt(at)] ?? otherLetter;
  return width;
}

const sampled = 120;
/** Of a column that is never cut so many rows are looked through for longer values. */
const lookedThrough = 20_000;
const padding = 1.9;
/** What must not be cut gets a little more than its letters are thought to need. */
const spare = 0.6;
const funnel = 1.8;
const arrow = 1.5;
/** Padding of a cell with a drawing of its own, such as a tag. */
const dress = 2.2;

/** A sample spread over all rows, but with irregular steps: a regular step would hit the same few values when rows repeat. */
function* sampleOf(count: number, most: number): Generator<number, undefined, undefined> {
  const golden = 0.618034;
  for (let at = 0; at < Math.min(count, most); at++)
    yield count <= most ? at : Math.floor(((at + ((at * golden) % 1)) * count) / most);
}

/** Grows with the width of the text of a value, without writing it; the sign of a negative number counts. */
const lengthOf = (value: CellValue): number => {
  if (typeof value === 'number') return value < 0 ? -10 * value : value;
  return typeof value === 'string' ? value.length : 0;
};

function measure<Row>(rows: readonly Row[], column: Column<Row>): number {
  const head = textWidth(column.header) + arrow + (column.filter ? funnel : 0);
  if (column.isDrawn) return Math.round((head + padding) * 10) / 10;
  // The screen's own total would need every row as an object, so it is cut when it does not fit.
  const hasNumber = column.footer === 'sum' || column.footer === 'count';
  const total = hasNumber ? totalsOf(new Selection(indexOf(rows), null), [column]).get(column.id) : undefined;
  let widest = textWidth(total?.text ?? '') * 1.05;
  const take = (value: CellValue) => {
    widest = Math.max(widest, textWidth(formatValue(value, column.format)) + (column.cell ? dress : 0));
  };
  for (const row of sampleOf(rows.length, sampled)) take(column.value(rows[row] as Row));
  if (column.isWhole && rows.length > sampled) {
    let longest = 0;
    for (const row of sampleOf(rows.length, lookedThrough)) {
      const value = column.value(rows[row] as Row);
      const length = lengthOf(value);
      if (length <= longest) continue;
      longest = length;
      take(value);
    }
  }
  return Math.round((Math.max(head, widest + (column.isWhole ? spare : 0)) + padding) * 10) / 10;
}

const kept = new WeakMap<object, Map<unknown, number>>();

/**
 * Width in em that a column keeps on every page and under every filter, so that nothing jumps: wide enough for its header with
 * arrow and funnel, its total, and the texts of a sample of all rows. While rows arrive it stays as the first of them want it.
 */
export function columnWidth<Row>(rows: readonly Row[], column: Column<Row>): number {
  const part = partOf(rows);
  const owner = part?.state === 'arriving' ? part : rows;
  const columns = kept.get(owner) ?? new Map<unknown, number>();
  kept.set(owner, columns);
  const width = columns.get(column) ?? measure(rows, column);
  columns.set(column, width);
  return width;
}
