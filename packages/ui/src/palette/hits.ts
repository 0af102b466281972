import { fold, type Stretch } from '../fold/fold.ts';

/**
 * The score of each kind of match. An item of this module gets a bonus, but not for scattered letters, and a whole
 * name stays first. The bonus of a recent item decides only among equals.
 */
export const score = {
  whole: 140,
  start: 80,
  wordStart: 60,
  inside: 40,
  initials: 35,
  group: 25,
  scattered: 20,
  near: 45,
  recent: 1,
} as const;

/** Letters of the label in comparable form, each with its place in the original. */
export interface Letters {
  readonly key: string;
  readonly at: readonly Stretch[];
}

/** The letters of a text, folded. */
export function lettersOf(label: string): Letters {
  let key = '';
  let start = 0;
  const at: Stretch[] = [];
  for (const letter of label) {
    const end = start + letter.length;
    const folded = fold(letter);
    key += folded;
    for (let unit = 0; unit < folded.length; unit++) at.push({ start, end });
    start = end;
  }
  return { key, at };
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
const beginsWord = (key: string, index: number): boolean => isWord(key[index]) && !isWord(key[index - 1]);

const wordStarts = (key: string): number[] => [...key].flatMap((_, at) => (beginsWord(key, at) ? [at] : []));

/** Place of the whole term, best at the start of a word; -1 when it is absent. */
function placeOf(key: string, term: string): number {
  for (let at = key.indexOf(term); at !== -1; at = key.indexOf(term, at + 1))
    if (beginsWord(key, at)) return at;
  return key.indexOf(term);
}

interface Spread {
  readonly places: readonly number[];
  /** 0 for adjacent letters, 1 more for each new word, 2 more for each jump into a word. */
  readonly cost: number;
}

/**
 * The letters of the term in order, the first at the start of a word, in as few pieces as possible. Null when one is
 * missing.
 */
function scattered(key: string, term: string): Spread | null {
  const known = new Map<string, Spread | null>();
  const from = (letter: number, before: number): Spread | null => {
    if (letter === term.length) return { places: [], cost: 0 };
    const asked = `${letter} ${before}`;
    const answer = known.get(asked);
    if (answer !== undefined) return answer;
    let best: Spread | null = null;
    for (let at = before + 1; at < key.length; at++) {
      if (key[at] !== term[letter] || (letter === 0 && !beginsWord(key, at))) continue;
      const rest = from(letter + 1, at);
      const step = letter > 0 && at === before + 1 ? 0 : beginsWord(key, at) ? 1 : 2;
      if (rest && (!best || rest.cost + step < best.cost))
        best = { places: [at, ...rest.places], cost: rest.cost + step };
    }
    known.set(asked, best);
    return best;
  };
  return from(0, -1);
}

function initials(key: string, term: string): number[] | null {
  const starts = wordStarts(key);
  const at = starts
    .map((start) => key[start])
    .join('')
    .indexOf(term);
  return at === -1 ? null : starts.slice(at, at + term.length);
}

const run = (start: number, length: number) => Array.from({ length }, (_, step) => start + step);

/** Match of one typed word with one item. */
export interface Hit {
  readonly points: number;
  /** Positions in the folded label. */
  readonly places: readonly number[];
}

/** The best match of the word in the label, else in the other words of the item; null without one. */
export function hitOf(term: string, key: string, others: string): Hit | null {
  const place = placeOf(key, term);
  if (place !== -1) {
    const points = place === 0 ? score.start : beginsWord(key, place) ? score.wordStart : score.inside;
    return { points, places: run(place, term.length) };
  }
  const first = term.length > 1 ? initials(key, term) : null;
  if (first) return { points: score.initials, places: first };
  const other = placeOf(others, term);
  if (other !== -1 && beginsWord(others, other)) return { points: score.group, places: [] };
  const loose = term.length > 2 ? scattered(key, term) : null;
  return loose && { points: score.scattered - loose.cost, places: loose.places };
}
