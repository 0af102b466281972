import { grouped, parseDecimal } from './decimal.ts';
import type { Edit, Edited, Mask } from './mask.types.ts';
import { splitEdit } from './splitEdit.ts';

/** What numbers may be typed. */
export interface DecimalOptions {
  /** The most figures after the comma. Default 0: whole numbers. */
  readonly decimals?: number | undefined;
  /** How many figures after the comma are always written. Default 0. */
  readonly leastDecimals?: number | undefined;
  /** Default false. */
  readonly canBeNegative?: boolean | undefined;
}

// Beyond this a number loses its last digits.
const mostFigures = 15;

/** The position in a grouped number that has `count` digits and commas to its left. */
export function placeBefore(text: string, count: number): number {
  let place = text.length;
  let left = count;
  while (left > 0 && place > 0) if (text.charAt(--place) !== '.') left--;
  while (place > 0 && text.charAt(place - 1) === '.') place--;
  return place;
}

const ungrouped = (text: string) => text.replaceAll('.', '');

/** Allows one minus in a text; a second one removes the first. */
export const isNegative = (text: string): boolean => (text.match(/[-−]/g)?.length ?? 0) % 2 === 1;

/** Typed as 1.234,5: dots are added automatically; other characters are refused. */
export function decimalMask({
  decimals = 0,
  leastDecimals = 0,
  canBeNegative = false,
}: DecimalOptions): Mask<number | null> {
  const figures = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: decimals,
  });
  const write = (value: number | null) =>
    value === null || Number.isNaN(value) ? '' : figures.format(value);
  const fits = (value: number) =>
    (canBeNegative || value >= 0) &&
    Number(value.toFixed(decimals)) === value &&
    Math.abs(value) < 10 ** (mostFigures - decimals);

  const paste = ({ before }: Edit, pasted: string): Edited => {
    const value = parseDecimal(pasted);
    if (value === null || !fits(value)) return { text: before, caret: before.length, refused: pasted.trim() };
    const text = write(value);
    return { text, caret: text.length };
  };

  const edit = (change: Edit): Edited => {
    const { head, inserted, removed, tail } = splitEdit(change);
    if (inserted.trim().length > 1 && !/\d/.test(head + tail)) return paste(change, inserted);
    const stay = { text: change.before, caret: change.before.length - tail.length };
    let front = ungrouped(head);
    let back = ungrouped(tail);
    if (inserted === '' && removed === '.') {
      if (change.isForward) back = back.slice(1);
      else front = front.slice(0, -1);
    }
    const typed = change.isPadDot ? ',' : inserted.replace(/[^\d,−-]/g, '');
    const hasComma = (front + back).includes(',');
    if (typed === ',' && hasComma) {
      const comma = change.before.indexOf(',');
      return { text: change.before, caret: Math.max(stay.caret, comma + 1) };
    }
    const minus = canBeNegative && isNegative(front + typed + back) ? '-' : '';
    const all = (front + (decimals > 0 ? typed : typed.replace(',', '')) + back).replace(/[-−]/g, '');
    const [whole = '', fraction, ...rest] = all.split(',');
    const tooMany = whole.length + decimals > mostFigures || (fraction?.length ?? 0) > decimals;
    if (rest.length > 0 || tooMany) return stay;
    const lead = whole.replace(/^0+(?=\d)/, '') || (fraction === undefined ? '' : '0');
    const text = minus + grouped(lead) + (fraction === undefined ? '' : `,${fraction}`);
    return { text, caret: Math.max(minus.length, placeBefore(text, back.replace(/[-−]/g, '').length)) };
  };

  const read = (text: string) => (/\d/.test(text) ? Number(ungrouped(text).replace(',', '.')) : null);
  return { edit, read, write, wire: (value) => (value === null ? '' : String(value)) };
}
