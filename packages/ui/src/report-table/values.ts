import type { Column } from './columns.ts';
import { fold } from './fold.ts';
import { formatValue } from './format.ts';
import { keptByColumn } from './kept.ts';

const texts = keptByColumn<readonly string[]>();
const keys = keptByColumn<readonly string[]>();
const codes = new Set(['cpf', 'cnpj', 'cns', 'cco']);
const punctuation = /[.\-/\s]/g;

/** What the column shows, for every row; '' for a blank. Built at the first call, then kept. */
export const textsOf = <Row>(rows: readonly Row[], column: Column<Row>): readonly string[] =>
  texts(rows, column, () => rows.map((row) => formatValue(column.value(row), column.format)));

/** A text as it is compared within a column: folded; where punctuation is dress ('12345678909' finds '123.456.789-09'), without it. */
export const searchKey = <Row>(text: string, { format }: Column<Row>): string =>
  codes.has(format) ? fold(text).replace(punctuation, '') : fold(text);

/** The folded texts that a filter searches. Built at the first call, then kept. */
export const keysOf = <Row>(rows: readonly Row[], column: Column<Row>): readonly string[] =>
  keys(rows, column, () => textsOf(rows, column).map((text) => searchKey(text, column)));

/** The characters that do not count when the column is searched. */
export const ignoredIn = <Row>({ format }: Column<Row>): RegExp | undefined =>
  codes.has(format) ? punctuation : undefined;
