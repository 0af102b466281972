import { fold, matches, type Stretch } from '../../fold/fold.ts';

/** One choice of a searchable list. */
export interface SearchOption {
  readonly value: string;
  readonly label: string;
  /** A quiet second line that is searched too: a code, a city. */
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** One line of the open list; a new object for every search, because the list draws an object only once. */
export interface OptionLine {
  readonly option: SearchOption;
  /** The places of the searched words in the label. */
  readonly marks: readonly Stretch[];
}

/** The shown lines and their number in all. */
export interface FoundOptions {
  readonly lines: readonly OptionLine[];
  readonly total: number;
}

/** Most options drawn; a longer list is cut, with a note. */
export const mostLines = 100;

const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/**
 * The options that contain every word of the query, accents and case ignored. Those that begin with it come first.
 * Without `isLocal` the caller has searched already, and all options are shown.
 */
export function findOptions(options: readonly SearchOption[], query: string, isLocal = true): FoundOptions {
  const words = wordsOf(query);
  const start = fold(query.trim());
  const found = isLocal
    ? options.filter(({ label, hint }) => {
        const text = fold(`${label} ${hint ?? ''}`);
        return words.every((word) => text.includes(word));
      })
    : options;
  const begins = ({ label }: SearchOption) => fold(label).startsWith(start);
  const ranked =
    start === '' || !isLocal ? found : [...found.filter(begins), ...found.filter((one) => !begins(one))];
  const lines = ranked.slice(0, mostLines).map((option) => ({ option, marks: matches(option.label, words) }));
  return { lines, total: found.length };
}

/**
 * The option that a typed text means: the one with this whole label or value (a code that labels begin with), or the
 * only one left.
 */
export function meantOption({ lines, total }: FoundOptions, query: string): SearchOption | undefined {
  const typed = fold(query.trim());
  if (typed === '') return undefined;
  const usable = lines.filter(({ option }) => !option.isDisabled);
  const same =
    usable.find(({ option }) => fold(option.label) === typed) ??
    usable.find(({ option }) => fold(option.value) === typed && fold(option.label).startsWith(typed));
  return (same ?? (total === 1 ? usable[0] : undefined))?.option;
}
