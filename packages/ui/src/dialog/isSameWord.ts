import { fold } from '../report-table/fold.ts';

const bare = (text: string): string => fold(text.trim().replace(/\s+/gu, ' '));

/** Whether a person typed the word that was asked for; case, accents and how many spaces do not matter, an empty word is never typed. */
export const isSameWord = (typed: string, wanted: string): boolean =>
  bare(typed) !== '' && bare(typed) === bare(wanted);
