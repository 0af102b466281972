import { bareCep, formatCep } from './cep.ts';
import { bareCns, formatCns } from './cns.ts';
import { bareCnpj, formatCnpj } from './cnpj.ts';
import { bareCpf, formatCpf } from './cpf.ts';
import { barePhone, formatPhone, phoneLength } from './phone.ts';
import type { Edit, Edited, Mask } from './mask.types.ts';

/** Parts of an edit: the unchanged text before and after the caret, the new text, the removed text. */
interface EditParts {
  readonly head: string;
  readonly inserted: string;
  readonly removed: string;
  readonly tail: string;
}

/** Derives an edit from the text before and after it, for a key, paste, drop or autofill. */
function splitEdit({ before, raw, caret }: Edit): EditParts {
  const tail = raw.slice(caret);
  const isTailKept = before.endsWith(tail);
  const kept = isTailKept ? before.slice(0, before.length - tail.length) : '';
  let same = 0;
  while (same < caret && same < kept.length && raw[same] === kept[same]) same++;
  // A text inserted as a whole replaces all of the old one.
  if (!isTailKept) return { head: '', inserted: raw, removed: before, tail: '' };
  return { head: raw.slice(0, same), inserted: raw.slice(same, caret), removed: kept.slice(same), tail };
}

/** The parts of a text mask. */
interface TextMaskParts {
  /** The value of a whole text, without punctuation and country code. */
  readonly bare: (text: string) => string;
  readonly format: (bare: string) => string;
  /** Largest number of letters, given those typed so far. */
  readonly length: (bare: string) => number;
  /** True when a pasted text is a whole value, which replaces everything. Default: it fills the box. */
  readonly isWhole?: (bare: string) => boolean;
}

const isSign = (letter: string) => /[0-9a-z]/i.test(letter);
const signs = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The position right after letter number `count` in `text`. */
function placeAfter(text: string, count: number): number {
  let left = count;
  let place = 0;
  while (left > 0 && place < text.length) if (isSign(text.charAt(place++))) left--;
  return place;
}

/**
 * A mask whose value is the text without punctuation. After typing in the middle the caret stays behind the new text.
 * Backspace and Delete at punctuation remove the letter beyond it. Extra letters are refused.
 */
function textMask({ bare, format, length, isWhole }: TextMaskParts): Mask<string> {
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

const cpfLength = 11;
const cnpjBaseLength = 12;

// The last two characters of a CNPJ are its check digits, which are never letters.
const typedCnpj = (text: string) => {
  const bare = bareCnpj(text);
  return bare.slice(0, cnpjBaseLength) + bare.slice(cnpjBaseLength).replace(/\D/g, '');
};

const looksLikeCpf = (bare: string) => /^\d*$/.test(bare) && bare.length <= cpfLength;

/** Mask with 529.982.247-25 in the box and '52998224725' as value. */
export const cpfMask = textMask({ bare: bareCpf, format: formatCpf, length: () => cpfLength });

/** Mask with 12.ABC.345/01DE-35 in the box and '12ABC34501DE35' as value. */
export const cnpjMask = textMask({ bare: typedCnpj, format: formatCnpj, length: () => 14 });

/** Mask of a CPF up to the eleventh digit, of a CNPJ from the twelfth or from the first letter. */
export const cpfCnpjMask = textMask({
  bare: typedCnpj,
  format: (bare) => (looksLikeCpf(bare) ? formatCpf(bare) : formatCnpj(bare)),
  length: () => 14,
  isWhole: ({ length }) => length === cpfLength || length >= 14,
});

/** Mask with 01310-100 in the box and '01310100' as value. */
export const cepMask = textMask({ bare: bareCep, format: formatCep, length: () => 8 });

/** Mask with 898 0011 6066 0761 in the box and '898001160660761' as value. */
export const cnsMask = textMask({ bare: bareCns, format: formatCns, length: () => 15 });

/** Mask with (11) 91234-5678 or (11) 3123-4567 in the box and '11912345678' as value. */
export const phoneMask = textMask({ bare: barePhone, format: formatPhone, length: phoneLength });
