import type { CellValue, Column } from '../columns.ts';
import { formatValue } from '../formatValue.ts';
import { rowsPerStep, type Steps } from '../steps.ts';

/** The distinct shown texts of a column and, for each row, which of them it has. */
export interface Dictionary {
  /** In the order of first appearance; '' for the blanks. */
  readonly texts: readonly string[];
  readonly codes: Uint32Array;
}

/** Builds the dictionary of one column; each distinct value is formatted only once. */
export function* buildDictionary<Row>(rows: readonly Row[], column: Column<Row>): Steps<Dictionary> {
  const codeOfValue = new Map<CellValue, number>();
  const codeOfText = new Map<string, number>();
  const texts: string[] = [];
  const codes = new Uint32Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    const value = column.value(rows[row] as Row);
    let code = codeOfValue.get(value);
    if (code === undefined) {
      const text = formatValue(value, column.format);
      code = codeOfText.get(text) ?? texts.push(text) - 1;
      codeOfText.set(text, code);
      codeOfValue.set(value, code);
    }
    codes[row] = code;
    if (row % rowsPerStep === 0) yield;
  }
  return { texts, codes };
}

/** Marks with 1 the rows whose shown text is one of the chosen. */
export function markChosen({ texts, codes }: Dictionary, chosen: readonly string[]): Uint8Array {
  const wanted = new Set(chosen);
  const isWanted = Uint8Array.from(texts, (text) => (wanted.has(text) ? 1 : 0));
  const marks = new Uint8Array(codes.length);
  for (let row = 0; row < codes.length; row++) marks[row] = isWanted[codes[row] as number] as number;
  return marks;
}
