import type { Column } from './columns.ts';
import { fold } from './fold.ts';
import { formatValue } from './format.ts';

interface ColumnValues {
  texts?: readonly string[];
  keys?: readonly string[];
}

type Store = WeakMap<readonly unknown[], Map<object, ColumnValues>>;
const store: Store = new WeakMap();

/** Kept as long as the rows live, so typing in a filter folds nothing twice. */
function valuesOf<Row>(rows: readonly Row[], column: Column<Row>): ColumnValues {
  const columns = store.get(rows) ?? new Map<object, ColumnValues>();
  if (!store.has(rows)) store.set(rows, columns);
  const values = columns.get(column) ?? {};
  columns.set(column, values);
  return values;
}

/** What the column shows, for every row; '' for a blank. Built at the first call, then kept. */
export function textsOf<Row>(rows: readonly Row[], column: Column<Row>): readonly string[] {
  const values = valuesOf(rows, column);
  values.texts ??= rows.map((row) => formatValue(column.value(row), column.format));
  return values.texts;
}

const codes = new Set(['cpf', 'cnpj', 'cns', 'cco']);
const punctuation = /[.\-/\s]/g;

/** True for columns whose punctuation is dress: '12345678909' finds '123.456.789-09'. */
export const isCode = <Row>(column: Column<Row>): boolean => codes.has(column.format);

/** The folded texts that a filter searches. Built at the first call, then kept. */
export function keysOf<Row>(rows: readonly Row[], column: Column<Row>): readonly string[] {
  const values = valuesOf(rows, column);
  values.keys ??= textsOf(rows, column).map((text) => searchKey(text, column));
  return values.keys;
}

/** A text as it is compared within a column: folded, and without punctuation where that is dress. */
export const searchKey = <Row>(text: string, column: Column<Row>): string =>
  isCode(column) ? fold(text).replace(punctuation, '') : fold(text);
