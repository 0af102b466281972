import { fold } from '../fold.ts';

/** One of the things a query asks for, as typed; `isLiteral` when it stood in double quotes. */
export interface QueryPart {
  readonly text: string;
  readonly isLiteral: boolean;
}

/** A query taken apart as far as every kind of column has in common. */
export interface SplitQuery {
  readonly isNegated: boolean;
  readonly wantsBlank: boolean;
  readonly parts: readonly QueryPart[];
}

// The look-behind keeps a long run of spaces from being tried again from each of them.
const or = /(?<!\s)\s+ou(?=\s|$)/i;
// A quote that is not closed yet is still being typed.
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
 * Reads what all columns share: '!x', 'vazio', 'a ou b' (of 'silva ou', still being typed, only 'silva') and double
 * quotes around what is meant literally. `null` for a query that asks nothing yet.
 */
export function splitQuery(text: string): SplitQuery | null {
  const trimmed = text.trim();
  const isNegated = trimmed.startsWith('!');
  const all = partsOf(isNegated ? trimmed.slice(1) : trimmed);
  if (all.length === 0) return null;
  const parts = all.filter((part) => part.isLiteral || fold(part.text) !== 'vazio');
  return { isNegated, wantsBlank: parts.length < all.length, parts };
}
