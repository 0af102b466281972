import type { Edit } from './mask.types.ts';

/** An edit as its parts: what stayed before and after the caret, what came in, what went out. */
export interface EditParts {
  readonly head: string;
  readonly inserted: string;
  readonly removed: string;
  readonly tail: string;
}

/** Finds out what an edit did from the text before and after it: key, paste, drop, autofill. */
export function splitEdit({ before, raw, caret }: Edit): EditParts {
  const tail = raw.slice(caret);
  const isTailKept = before.endsWith(tail);
  const kept = isTailKept ? before.slice(0, before.length - tail.length) : '';
  let same = 0;
  while (same < caret && same < kept.length && raw[same] === kept[same]) same++;
  // A text inserted as a whole replaces all of the old one.
  if (!isTailKept) return { head: '', inserted: raw, removed: before, tail: '' };
  return { head: raw.slice(0, same), inserted: raw.slice(same, caret), removed: kept.slice(same), tail };
}
