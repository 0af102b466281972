import { isDayOfAnyYear } from '@vidas/api-client/kinds/day.ts';

/** Maximum of one entry in cents: R$ 10 bilhões. */
const MOST_CENTS = 1_000_000_000_000;

/** A parsed value, or the reason of a failure. */
export type Read<T> = { value: T } | { reason: string };

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const centsOf = (sign: string, whole: string, decimals: string): Read<number> => {
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  if (cents > MOST_CENTS) return { reason: `o valor "${cut(whole)}" passa de R$ 10.000.000.000,00` };
  return { value: sign === '-' && cents > 0 ? -cents : cents };
};

/**
 * An amount in any bank's notation, in cents: 1234.56, 1234,56, 1.234,56, 1,234.56, 100.0000. Never guesses
 * the meaning of "1.234".
 */
export const readCents = (text: string): Read<number> => {
  const [, sign = '', rest = ''] = /^([+-]?)\s*(.*)$/s.exec(text) ?? [];
  if (rest === '') return { reason: 'o valor está em branco' };
  const plain = /^(\d{1,13})(?:[.,](\d{1,2}|\d{2}0{2,}))?$/.exec(rest);
  if (plain) return centsOf(sign, plain[1] ?? '', plain[2] ?? '');
  const grouped =
    /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(rest) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(rest);
  if (grouped) return centsOf(sign, grouped[1] ?? '', grouped[2] ?? '');
  if (/^\d{1,3}[.,]\d{3}$/.test(rest))
    return { reason: `o valor "${cut(text)}" pode ser milhar ou ter três casas decimais` };
  return { reason: `o valor "${cut(text)}" não é um número` };
};

/** Day of a moment in the bank's own zone: 20261110, 20261110120000, 20261110000000[-3:BRT]. */
export const readDay = (text: string): Read<string> => {
  const found = /^(\d{4})(\d{2})(\d{2})(?:\d{2}(?:\d{2}(?:\d{2}(?:\.\d{1,3})?)?)?)?\s*(?:\[[^\]]*\])?$/.exec(
    text,
  );
  const day = found ? `${found[1]}-${found[2]}-${found[3]}` : '';
  return found && isDayOfAnyYear(day)
    ? { value: day }
    : { reason: text === '' ? 'a data está em branco' : `a data "${cut(text)}" não existe` };
};
