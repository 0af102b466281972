import { fold } from '../fold/fold.ts';

const bare = (text: string): string => fold(text.trim().replace(/\s+/gu, ' '));

/** Whether a person typed the requested word; case, accents and the number of spaces do not matter, an empty word never counts as typed. */
export const isSameWord = (typed: string, wanted: string): boolean =>
  bare(typed) !== '' && bare(typed) === bare(wanted);
