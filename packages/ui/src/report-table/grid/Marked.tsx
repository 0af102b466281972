import type { ReactNode } from 'react';
import { matches } from '../../fold/fold.ts';
import type { FilterState } from '../filters/query.types.ts';
import type { Column } from '../columns.ts';
import { searchKey } from '../index/textKeys.ts';

const none: readonly string[] = [];

/** The folded terms to be marked in a column's cells: those searched for, not the excluded ones ('!x'). */
function markedTerms<Row>(column: Column<Row>, filters: FilterState): readonly string[] {
  const filter = filters[column.id];
  if (filter?.kind !== 'typed' || column.filter?.kind !== 'text') return none;
  const { query } = filter;
  if (query === null || query.isNegated) return none;
  return query.terms.map((term) => searchKey(term, column)).filter((term) => term !== '');
}

/** The terms to be marked, by column id; columns without any are left out. */
export function marksOf<Row>(
  columns: readonly Column<Row>[],
  filters: FilterState,
): ReadonlyMap<string, readonly string[]> {
  const found = columns.map((column) => [column.id, markedTerms(column, filters)] as const);
  return new Map(found.filter(([, terms]) => terms.length > 0));
}

interface MarkedProps {
  readonly text: string;
  /** Folded. */
  readonly terms: readonly string[];
  /** Characters that the search does not count. */
  readonly ignored: RegExp | undefined;
}

/** The text with every match marked, accents and all. */
export function Marked({ text, terms, ignored }: MarkedProps) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of matches(text, terms, ignored)) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
