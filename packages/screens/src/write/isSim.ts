import { plainText } from '@vidas/api-client/words/fold.ts';

const judge = (value: string): boolean => !['', 'nao', 'n'].includes(plainText(value).trim());

/** Cache by text, because a column of yes and no has few spellings and up to a million rows. */
const known = new Map<string, boolean>();
const most = 100;

/** True for SIM and for any other value that is neither blank nor NAO (REL-7). */
export const isSim = (value: string | null): boolean => {
  if (value === null) return false;
  const before = known.get(value);
  if (before !== undefined) return before;
  if (known.size >= most) known.clear();
  const isYes = judge(value);
  known.set(value, isYes);
  return isYes;
};
