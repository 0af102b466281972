import type { Column } from './columns.ts';
import { keysOf, searchKey, textsOf } from './values.ts';

/** A filter in force: what a person typed, or the shown values that were chosen ('' stands for the blanks). */
export type ColumnFilter =
  | { readonly kind: 'text'; readonly query: string }
  | { readonly kind: 'exact'; readonly values: readonly string[] };

/** The filters in force, by column id. */
export type FilterState = Readonly<Record<string, ColumnFilter>>;

/** A typed query taken apart. */
export interface TextQuery {
  /** The rows that do NOT answer it are wanted ('!silva'). */
  readonly isNegated: boolean;
  /** Blanks answer it ('vazio'). */
  readonly wantsBlank: boolean;
  /** Any of these, as typed ('silva ou souza'). */
  readonly terms: readonly string[];
}

/**
 * Reads the short forms: 'vazio', '!silva', 'silva ou souza', '!silva ou souza' (neither).
 * In double quotes the words are meant literally ('"ou"'). `null` for a query that asks nothing yet.
 */
export function parseQuery(query: string): TextQuery | null {
  const trimmed = query.trim();
  const isNegated = trimmed.startsWith('!');
  const asked = isNegated ? trimmed.slice(1).trim() : trimmed;
  const literal = /^"(.+)"$/.exec(asked)?.[1];
  if (literal !== undefined) return { isNegated, wantsBlank: false, terms: [literal] };
  // While 'silva ou' is still being typed it asks the same as 'silva'.
  const parts = asked
    .replace(/\s+ou$/i, '')
    .split(/\s+ou\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  const terms = parts.filter((part) => part.toLowerCase() !== 'vazio');
  return { isNegated, wantsBlank: terms.length < parts.length, terms };
}

/** True when the filter lets every row through, so it is not in force. */
export const isVoid = (filter: ColumnFilter): boolean =>
  filter.kind === 'text' ? parseQuery(filter.query) === null : filter.values.length === 0;

/** The terms to be marked in the column's cells, folded; none for a negated or an exact filter. */
export function markedTerms<Row>(filter: ColumnFilter | undefined, column: Column<Row>): string[] {
  const query = filter?.kind === 'text' ? parseQuery(filter.query) : null;
  return query === null || query.isNegated
    ? []
    : query.terms.map((term) => searchKey(term, column)).filter((term) => term !== '');
}

type Test = (rowNumber: number) => boolean;

function textTest<Row>(rows: readonly Row[], column: Column<Row>, query: TextQuery): Test {
  const keys = keysOf(rows, column);
  const terms = query.terms.map((term) => searchKey(term, column)).filter((term) => term !== '');
  const { wantsBlank, isNegated } = query;
  return (row) => {
    const key = keys[row] ?? '';
    return (key === '' ? wantsBlank : terms.some((term) => key.includes(term))) !== isNegated;
  };
}

function exactTest<Row>(rows: readonly Row[], column: Column<Row>, values: readonly string[]): Test {
  const texts = textsOf(rows, column);
  const chosen = new Set(values);
  return (row) => chosen.has(texts[row] ?? '');
}

function testOf<Row>(rows: readonly Row[], column: Column<Row>, filter: ColumnFilter): Test | null {
  if (filter.kind === 'exact')
    return filter.values.length === 0 ? null : exactTest(rows, column, filter.values);
  const query = parseQuery(filter.query);
  return query && textTest(rows, column, query);
}

/** The numbers of the rows that pass every filter, in the rows' own order; `except` leaves one column's filter out. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: FilterState,
  except?: string,
): number[] {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.id];
    return (filter && column.id !== except && testOf(rows, column, filter)) || [];
  });
  const numbers: number[] = [];
  for (let row = 0; row < rows.length; row++) if (tests.every((test) => test(row))) numbers.push(row);
  return numbers;
}

/** The filter in words, as its chip says it: 'Nome contém “silva”'. */
export function describeFilter<Row>(column: Column<Row>, filter: ColumnFilter): string {
  if (filter.kind === 'exact') return describeChoice(column.header, filter.values);
  const query = parseQuery(filter.query);
  if (query === null) return column.header;
  const terms = query.terms.map((term) => `“${term}”`).join(query.isNegated ? ' nem ' : ' ou ');
  if (terms === '') return `${column.header} ${query.isNegated ? 'preenchido' : 'vazio'}`;
  const blank = query.wantsBlank ? (query.isNegated ? ' nem vazio' : ' ou vazio') : '';
  return `${column.header} ${query.isNegated ? 'não contém' : 'contém'} ${terms}${blank}`;
}

function describeChoice(header: string, values: readonly string[]): string {
  const [first = '', ...others] = values.map((value) => value || 'vazio');
  return `${header}: ${first}${others.length === 0 ? '' : others.length === 1 ? ` ou ${others[0]}` : ` e mais ${others.length}`}`;
}
