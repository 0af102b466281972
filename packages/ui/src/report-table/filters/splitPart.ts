import type { Operator } from './query.types.ts';

/** A part of a query with its values as text; '' is an open or missing side. */
export type SplitPart =
  | { readonly operator: Operator; readonly value: string }
  | { readonly operator: 'between'; readonly from: string; readonly to: string };

const signs: Readonly<Record<string, Operator>> = {
  '>': 'over',
  '>=': 'from',
  '=>': 'from',
  '≥': 'from',
  '<': 'under',
  '<=': 'upTo',
  '=<': 'upTo',
  '≤': 'upTo',
  '=': 'exactly',
};

/** The words of the chips, folded, so that a person can type a chip's text. */
const words: readonly (readonly [word: string, Operator])[] = [
  ['a partir de', 'from'],
  ['desde', 'from'],
  ['depois de', 'over'],
  ['antes de', 'under'],
  ['ate', 'upTo'],
  ['em', 'is'],
  ['de', 'is'],
];

const beginsWith = (text: string, word: string): boolean => text === word || text.startsWith(`${word} `);

/** True while one of the words before a value is incomplete ('a par'). */
export const isStartOfWord = (text: string): boolean => words.some(([word]) => word.startsWith(text));

function between(text: string): SplitPart | null {
  // The last two of several dots count: '1...200' is an incomplete '1.' up to 200.
  const dots = /^(.*)\.\.(.*)$/.exec(text);
  if (dots) {
    const from = (dots[1] ?? '').trim();
    return { operator: 'between', from: from === '.' ? '' : from, to: (dots[2] ?? '').trim() };
  }
  const spoken = /^(.*?\S)\s+(?:a|ate|-|–|—)\s+(.+)$/.exec(text);
  // 'a partir de' also begins with 'a', but has nothing before it.
  return spoken && { operator: 'between', from: spoken[1] ?? '', to: spoken[2] ?? '' };
}

/** Splits a folded part of a query: '>=10', '100..200', '100 a 200', 'até 200', '100'. */
export function splitPart(part: string): SplitPart {
  // An incomplete connection ('100 a', '100.') does not count yet.
  const trimmed = part.replace(/(?:(?<!\s)\s+(?:a|at|ate|o|-|–|—)|(?<!\.)\.)$/, '');
  const compared = /^(>=|=>|≥|<=|=<|≤|>|<|=)(.*)$/.exec(trimmed);
  const operator = compared && signs[compared[1] ?? ''];
  if (operator) return { operator, value: (compared[2] ?? '').trim() };
  const word = words.find(([begin]) => beginsWith(trimmed, begin));
  const bare = word ? trimmed.slice(word[0].length).trim() : trimmed;
  // 'de 100 a 200' is a range, 'até 200' is not.
  const range = word && word[1] !== 'is' ? null : between(bare);
  return range ?? { operator: word?.[1] ?? 'is', value: bare };
}
