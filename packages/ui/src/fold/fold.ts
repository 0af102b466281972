const ascii = /^[\x20-\x7e]*$/;
const marks = /\p{M}+/gu;

const invisible = /\p{Cf}+/gu;
const apostrophes = /[‘’‚‛ʼ´′]/g;
const dashes = /[\p{Pd}−]/gu;
const quotes = /[“”„‟″«»]/g;
const blanks = /\s/gu;

/**
 * The text in comparable form: no accents, no case, no invisible signs, wide and joined letters as plain ones. Every
 * dash, apostrophe, quote and blank becomes the plain one, because pasted signs look alike.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(marks, '')
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(quotes, '"')
    .replace(blanks, ' ')
    .replaceAll('ς', 'σ');
}

/** A stretch of the original text from `start` to `end`, which is outside, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The folded text and, for each of its units, the position of its letter in the original. */
interface FoldedMap {
  readonly key: string;
  readonly letters: readonly Stretch[];
}

function foldWithMap(text: string, ignored: RegExp | undefined): FoldedMap {
  let key = '';
  const letters: { start: number; end: number }[] = [];
  let start = 0;
  for (const letter of text) {
    const end = start + letter.length;
    const folded = fold(letter);
    const counted = ignored ? folded.replace(ignored, '') : folded;
    const last = letters.at(-1);
    // A separate combining accent belongs to the letter before it.
    if (folded === '' && last) last.end = end;
    const origin = { start, end };
    for (let unit = 0; unit < counted.length; unit++) letters.push(origin);
    key += counted;
    start = end;
  }
  return { key, letters };
}

function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const next of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && next.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, next.end) };
    else result.push(next);
  }
  return result;
}

/**
 * The places of the folded terms in the original text, in order and without overlap; accents stay inside the match.
 * `ignored` (global) matches characters that do not count, such as the punctuation of a CPF.
 */
export function matches(text: string, terms: readonly string[], ignored?: RegExp): Stretch[] {
  const { key, letters } = foldWithMap(text, ignored);
  const found: Stretch[] = [];
  for (const term of terms) {
    if (term === '') continue;
    for (let at = key.indexOf(term); at !== -1; at = key.indexOf(term, at + term.length)) {
      const first = letters[at];
      const last = letters[at + term.length - 1];
      if (first && last) found.push({ start: first.start, end: last.end });
    }
  }
  return joined(found);
}
