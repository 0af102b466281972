import type { TypedColumn } from './query.types.ts';
import { readQuery } from './readQuery.ts';

/** The reading of a text in short: its problem, its conditions without the typed parts, or `null` while it asks nothing. */
export function shortReading(text: string, column: TypedColumn, today?: string) {
  const { query, problem } = readQuery(text, column, today);
  if (problem !== undefined) return { problem };
  if (query === null) return null;
  const { stretches: _typed, ...conditions } = query;
  return { query: conditions };
}
