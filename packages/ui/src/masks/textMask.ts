import type { Edit, Edited, Mask } from './mask.types.ts';
import { splitEdit } from './splitEdit.ts';

/** Describes a masked text. */
export interface TextMaskParts {
  /** The value of a whole text: no punctuation, no country code. */
  readonly bare: (text: string) => string;
  readonly format: (bare: string) => string;
  /** The most letters, given those typed so far. */
  readonly length: (bare: string) => number;
  /** True when a pasted text is a whole value, which replaces everything. Default: it fills the box. */
  readonly isWhole?: (bare: string) => boolean;
}

const isSign = (letter: string) => /[0-9a-z]/i.test(letter);
const signs = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The position in `text` right after its letter number `count`. */
export function placeAfter(text: string, count: number): number {
  let left = count;
  let place = 0;
  while (left > 0 && place < text.length) if (isSign(text.charAt(place++))) left--;
  return place;
}

/**
 * A mask whose value is the text without punctuation. Typing in the middle keeps the caret behind what was typed; Backspace and
 * Delete at punctuation remove the letter beyond it; extra letters are refused.
 */
export function textMask({ bare, format, length, isWhole }: TextMaskParts): Mask<string> {
  const fills = isWhole ?? ((text: string) => text.length >= length(text));
  const edit = (change: Edit): Edited => {
    const parts = splitEdit(change);
    const pasted = bare(parts.inserted);
    if (parts.inserted.length > 1 && fills(pasted)) {
      const text = format(pasted.slice(0, length(pasted)));
      return { text, caret: text.length };
    }
    let head = signs(parts.head);
    let tail = signs(parts.tail);
    if (parts.inserted === '' && parts.removed !== '' && signs(parts.removed) === '') {
      if (change.isForward) tail = tail.slice(1);
      else head = head.slice(0, -1);
    }
    const typed = signs(parts.inserted);
    const room = Math.max(0, length(head + typed + tail) - head.length - tail.length);
    const whole = bare(head + typed.slice(0, room) + tail);
    const text = format(whole);
    return { text, caret: placeAfter(text, Math.max(0, whole.length - tail.length)) };
  };
  return { edit, read: bare, write: format, wire: (value) => value };
}
