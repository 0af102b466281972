import type { Column } from './columns.ts';
import { formatValue } from './format.ts';
import { keptByColumn } from './kept.ts';
import { totalsOf } from './totals.ts';

// Widths of Inter, in em of the table's type.
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'|!()ijlftr\-/]/, 0.34],
  [/[A-ZÀ-Þ@%&mw—]/, 0.71],
  [/[0-9]/, 0.64],
];
const otherLetter = 0.57;

/** About how wide a text is drawn, in em; rather too much than too little. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherLetter),
    0,
  );

const sampled = 300;
const padding = 1.9;
const funnel = 1.8;
const arrow = 1.5;
/** What a cell of its own drawing, such as a tag, has around its text. */
const dress = 2.2;

const widths = keptByColumn<number>();

/**
 * Width in em that a column keeps on every page and under every filter, so that nothing jumps: wide enough for its
 * header with arrow and funnel, its total and the texts of rows taken evenly from all.
 */
export function columnWidth<Row>(rows: readonly Row[], column: Column<Row>): number {
  return widths(rows, column, () => {
    const head = textWidth(column.header) + arrow + (column.filter ? funnel : 0);
    const step = Math.max(1, Math.ceil(rows.length / sampled));
    const total = totalsOf(rows, [column]).get(column.id)?.text ?? '';
    let widest = textWidth(total) * 1.05;
    for (let row = 0; row < rows.length; row += step) {
      const value = column.value(rows[row] as Row);
      widest = Math.max(widest, textWidth(formatValue(value, column.format)) + (column.cell ? dress : 0));
    }
    return Math.round((Math.max(head, widest) + padding) * 10) / 10;
  });
}
