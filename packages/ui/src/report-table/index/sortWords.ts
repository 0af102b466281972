import { rowsPerStep, type Steps } from '../steps.ts';

/** So many words are sorted at once: some milliseconds. */
const PIECE = 1 << 17;

/** A sorted stretch of words from two sorted ones beside each other; two numbers a word, the lower 32 bits first. */
function* mergeStretches(
  source: Uint32Array,
  target: Uint32Array,
  { from, middle, to }: { readonly from: number; readonly middle: number; readonly to: number },
): Steps<void> {
  let left = 2 * from;
  let right = 2 * middle;
  for (let at = 2 * from; at < 2 * to; at += 2) {
    const isLeft =
      right >= 2 * to ||
      (left < 2 * middle &&
        ((source[left + 1] as number) < (source[right + 1] as number) ||
          (source[left + 1] === source[right + 1] && (source[left] as number) <= (source[right] as number))));
    const taken = isLeft ? left : right;
    target[at] = source[taken] as number;
    target[at + 1] = source[taken + 1] as number;
    if (isLeft) left += 2;
    else right += 2;
    if (at % (16 * rowsPerStep) === 0) yield;
  }
}

/** Sorts words in place like their own `sort`, which would hold the page for a tenth of a second with a million. */
export function* sortWords(words: BigUint64Array<ArrayBuffer>, piece = PIECE): Steps<void> {
  const { length } = words;
  for (let from = 0; from < length; from += piece) {
    words.subarray(from, from + piece).sort();
    yield;
  }
  if (length <= piece) return;
  const own = new Uint32Array(words.buffer, words.byteOffset, 2 * length);
  let [source, target] = [own, new Uint32Array(2 * length)];
  for (let width = piece; width < length; width *= 2) {
    for (let from = 0; from < length; from += 2 * width) {
      const middle = Math.min(length, from + width);
      yield* mergeStretches(source, target, { from, middle, to: Math.min(length, from + 2 * width) });
    }
    [source, target] = [target, source];
  }
  if (source !== own) own.set(source);
}
