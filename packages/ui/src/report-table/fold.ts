const ascii = /^[\x20-\x7e]*$/;
const marks = /\p{M}+/gu;

/** The text as it is compared: no accents, no case, wide and joined letters as plain ones, the minus sign as '-'. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(marks, '').toLowerCase().replace(marks, '').replaceAll('ς', 'σ').replaceAll('−', '-');
}

/** A stretch of the original text: from `start`, up to but not with `end`, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The folded text and, for each of its units, where in the original it came from. */
interface FoldedMap {
  readonly key: string;
  readonly origins: readonly number[];
}

function foldWithMap(text: string): FoldedMap {
  let key = '';
  const origins: number[] = [];
  let index = 0;
  for (const letter of text) {
    const folded = fold(letter);
    for (let unit = 0; unit < folded.length; unit++) origins.push(index);
    key += folded;
    index += letter.length;
  }
  origins.push(text.length);
  return { key, origins };
}

function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const next of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && next.start <= last.end) result[result.length - 1] = { start: last.start, end: Math.max(last.end, next.end) };
    else result.push(next);
  }
  return result;
}

/** Where the folded terms stand in the original text, in order and without overlap; accents stay inside the match. */
export function matches(text: string, terms: readonly string[]): Stretch[] {
  const { key, origins } = foldWithMap(text);
  const found: Stretch[] = [];
  for (const term of terms) {
    if (term === '') continue;
    for (let at = key.indexOf(term); at !== -1; at = key.indexOf(term, at + term.length)) {
      let last = at + term.length;
      // One letter can fold to several ('ﬁ'): a match that ends inside it takes the whole letter.
      while (last < key.length && origins[last] === origins[last - 1]) last++;
      found.push({ start: origins[at] ?? 0, end: origins[last] ?? text.length });
    }
  }
  return joined(found);
}
