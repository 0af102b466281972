import { startOfDay } from './calendar.ts';
import type { ReadQuery, Stretch, TypedColumn, ValueRange } from './query.types.ts';
import { readStretches } from './readStretches.ts';
import { readTypedText } from './readTypedText.ts';
import { splitQuery } from './splitQuery.ts';

const open: ValueRange = { least: null, most: null };

function rangeOf(stretch: Stretch): ValueRange {
  if (stretch.operator === 'between') return { least: stretch.from.first, most: stretch.to.last };
  const { first, last, alone } = stretch.value;
  switch (stretch.operator) {
    case 'is':
      return alone;
    case 'exactly':
      return { least: first, most: last };
    case 'over':
      return { ...open, least: last, isLeastExcluded: true };
    case 'from':
      return { ...open, least: first };
    case 'under':
      return { ...open, most: first, isMostExcluded: true };
    case 'upTo':
      return { ...open, most: last };
  }
}

/** Moments of whole days, from the midnight before the first to the midnight after the last, which is excluded. */
function inMoments({ least, most, isLeastExcluded = false, isMostExcluded = false }: ValueRange): ValueRange {
  return {
    least: least === null ? null : startOfDay(least, isLeastExcluded ? 1 : 0),
    most: most === null ? null : startOfDay(most, isMostExcluded ? 0 : 1),
    ...(most === null ? {} : { isMostExcluded: true }),
  };
}

/** True when the typed query searches the shown text. Over numbers, days and months it may also compare. */
export const isOfTerms = ({ filter }: TypedColumn): boolean =>
  filter.kind === 'text' || filter.kind === 'exact';

/**
 * Reads the typed filter of a column, in the short forms of its kind ('silva ou souza', '>1.000', '07/2026..09/2026', 'vazio',
 * '!x'). `today` is 'YYYY-MM-DD', by default the day in Brasília; 'hoje' refers to it.
 */
export function readQuery(text: string, column: TypedColumn, today?: string): ReadQuery {
  const split = splitQuery(text);
  if (split === null) return { query: null };
  const { isNegated, wantsBlank, parts } = split;
  const read = isOfTerms(column)
    ? readTypedText(parts, column, today)
    : { terms: [], ...readStretches(parts, column, today) };
  if ('problem' in read) return { query: null, problem: read.problem };
  const { terms, stretches, unfinished } = read;
  if (terms.length === 0 && stretches.length === 0 && !wantsBlank) return { query: null, unfinished };
  const ranges = stretches.map(rangeOf);
  const inUnit = column.format === 'dateTime' ? ranges.map(inMoments) : ranges;
  return { query: { isNegated, wantsBlank, terms, ranges: inUnit, stretches }, unfinished };
}
