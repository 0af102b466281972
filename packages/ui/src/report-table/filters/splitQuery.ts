import { fold } from '../../fold/fold.ts';

/** One of the alternatives of a query, as typed; `isLiteral` when it was in double quotes. */
export interface QueryPart {
  readonly text: string;
  readonly isLiteral: boolean;
}

/** A query split as far as all kinds of column have in common. */
export interface SplitQuery {
  readonly isNegated: boolean;
  readonly wantsBlank: boolean;
  readonly parts: readonly QueryPart[];
}

// The look-behind prevents a long run of spaces from being tried again from each of them.
const or = /(?<!\s)\s+ou(?=\s|$)/i;
// An unclosed quote is incomplete input.
const quoted = /^["“”]([^"“”]*)(?:["“”](?=\s+ou(?:\s|$)|$)|$)/i;

function partsOf(asked: string): QueryPart[] {
  const parts: QueryPart[] = [];
  let rest = asked.trim();
  while (rest !== '') {
    const literal = quoted.exec(rest);
    if (literal) {
      parts.push({ text: literal[1] ?? '', isLiteral: true });
      rest = rest
        .slice(literal[0].length)
        .replace(/^\s+ou/i, '')
        .trim();
      continue;
    }
    const next = or.exec(rest);
    parts.push({ text: next ? rest.slice(0, next.index) : rest, isLiteral: false });
    rest = next ? rest.slice(next.index + next[0].length).trim() : '';
  }
  return parts.filter(({ text }) => text !== '');
}

/**
 * Reads what all columns share: '!x', 'vazio', 'a ou b' (of the incomplete 'silva ou' only 'silva') and double quotes around
 * literal text. `null` while the query is empty.
 */
export function splitQuery(text: string): SplitQuery | null {
  const trimmed = text.trim();
  const isNegated = trimmed.startsWith('!');
  const all = partsOf(isNegated ? trimmed.slice(1) : trimmed);
  if (all.length === 0) return null;
  const parts = all.filter((part) => part.isLiteral || fold(part.text) !== 'vazio');
  return { isNegated, wantsBlank: parts.length < all.length, parts };
}
