import { formatCents, grouped, parseDecimal } from './decimal.ts';
import { decimalMask, isNegative, placeBefore } from './decimalMask.ts';
import type { Edit, Edited, Mask } from './mask.types.ts';
import { splitEdit } from './splitEdit.ts';

// About 99 billion: well inside what a number holds exactly.
const mostFigures = 13;
const figuresOf = (text: string) => text.replace(/\D/g, '');

/** How the amount is being typed since the box was empty: from the cents, or after a typed comma. */
type Mode = 'cents' | 'comma';

/**
 * Integer cents, typed from the cents: 1, 12, 123 give 0,01, 0,12, 1,23. A comma makes the digits whole reais: 150 and a comma
 * is 150, and the cents follow.
 */
export function moneyMask(canBeNegative: boolean): Mask<number | null> {
  const byComma = decimalMask({ decimals: 2, leastDecimals: 2, canBeNegative });

  const fromCents = (figures: string, minus: string, after: number): Edited => {
    const text = minus + formatCents(Number(figures));
    return { text, caret: Math.max(minus.length, placeBefore(text, after)), mode: 'cents' satisfies Mode };
  };

  const paste = ({ before, mode }: Edit, pasted: string): Edited => {
    const value = parseDecimal(pasted);
    const cents = value === null ? Number.NaN : Math.round(value * 100);
    const fits = cents / 100 === value && (canBeNegative || cents >= 0);
    if (!fits || String(Math.abs(cents)).length > mostFigures)
      return { text: before, caret: before.length, refused: pasted.trim(), mode };
    const text = formatCents(cents);
    return { text, caret: text.length };
  };

  const comma = (change: Edit, tail: string): Edited => {
    const figures = figuresOf(change.before);
    const minus = change.before.startsWith('-') ? '-' : '';
    if (figures === '' || (change.mode === 'cents' && tail === '')) {
      const text = `${minus}${grouped(String(Number(figures)))},`;
      return { text, caret: text.length, mode: 'comma' satisfies Mode };
    }
    const place = change.before.length - tail.length;
    return {
      text: change.before,
      caret: Math.max(place, change.before.indexOf(',') + 1),
      mode: change.mode,
    };
  };

  const afterComma = (change: Edit): Edited => {
    const next = byComma.edit(change);
    if (next.text.includes(',')) return { ...next, mode: change.mode };
    if (figuresOf(next.text) === '') return { ...next, mode: undefined };
    return fromCents(figuresOf(next.text), next.text.startsWith('-') ? '-' : '', 0);
  };

  const edit = (change: Edit): Edited => {
    const { head, inserted, removed, tail } = splitEdit(change);
    const isFresh = !/\d/.test(head + tail);
    if (isFresh && inserted.trim().length > 1) return paste(change, inserted);
    if (inserted === ',' || change.isPadDot) return comma(isFresh ? { ...change, before: '' } : change, tail);
    if (change.mode === 'comma' && !isFresh) return afterComma(change);
    let front = figuresOf(head);
    let back = figuresOf(tail);
    if (inserted === '' && removed !== '' && figuresOf(removed) === '' && removed !== '-') {
      if (change.isForward) back = back.slice(1);
      else front = front.slice(0, -1);
    }
    const minus = canBeNegative && isNegative(head + inserted + tail) ? '-' : '';
    const figures = (front + figuresOf(inserted) + back).replace(/^0+/, '');
    if (figures.length > mostFigures)
      return { text: change.before, caret: change.before.length - tail.length, mode: change.mode };
    const typedZero = figures === '' && figuresOf(inserted) !== '';
    if (figures === '' && !typedZero) return { text: minus, caret: minus.length };
    const isCommaBehind = back.length > 2 || tail.startsWith(',');
    const next = fromCents(figures, minus, back.length + (isCommaBehind ? 1 : 0));
    return isFresh || change.mode ? next : { ...next, mode: undefined };
  };

  const read = (text: string) => {
    const value = parseDecimal(text);
    return value === null ? null : Math.round(value * 100);
  };
  const write = (cents: number | null) => (cents === null || Number.isNaN(cents) ? '' : formatCents(cents));
  return { edit, read, write, wire: (cents) => (cents === null ? '' : String(cents)) };
}
