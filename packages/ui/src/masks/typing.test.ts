import { describe, expect, test } from 'vitest';
import { decimalMask } from './decimalMask.ts';
import type { Edited, Mask } from './mask.types.ts';
import { moneyMask } from './moneyMask.ts';
import { cnpjMask, cpfCnpjMask, cpfMask, phoneMask } from './textMasks.ts';

/**
 * Types keys into a text with the caret at `|`: a letter types it, ⌫ and ⌦ delete, ‹text› is pasted, . is the dot of the number
 * pad. Returns the text with its caret.
 */
function play<Value>(mask: Mask<Value>, start: string, keys: string): string {
  let now: Edited = {
    text: start.replace('|', ''),
    caret: start.includes('|') ? start.indexOf('|') : start.length,
  };
  for (const [, pasted, key = ''] of keys.matchAll(/‹([^›]*)›|(.)/gsu)) {
    const { text, caret, mode } = now;
    const put = pasted ?? (/[⌫⌦]/.test(key) ? '' : key);
    const from = key === '⌫' ? Math.max(0, caret - 1) : caret;
    const to = key === '⌦' ? caret + 1 : caret;
    const raw = text.slice(0, from) + put + text.slice(to);
    const edit = {
      before: text,
      raw,
      caret: from + put.length,
      isForward: key === '⌦',
      isPadDot: key === '·',
      mode,
    };
    if (raw !== text) now = mask.edit(edit);
  }
  return `${now.text.slice(0, now.caret)}|${now.text.slice(now.caret)}`;
}

describe('a masked text keeps the caret where the person expects it', () => {
  test.each([
    ['', '52998224725', '529.982.247-25|', 'typed to the end'],
    ['', '529.982.247-25', '529.982.247-25|', 'typed with its punctuation'],
    ['529.982.247-25|', '9', '529.982.247-25|', 'one number too many'],
    ['52|9.982.247-25', '7', '52|9.982.247-25', 'one number too many in the middle'],
    ['52|8.224.725', '99', '529.9|82.247-25', 'typed in the middle'],
    ['529.|982.247-25', '⌫', '52|9.822.472-5', 'Backspace at a point takes the number before it'],
    ['529|.982.247-25', '⌦', '529|.822.472-5', 'Delete at a point takes the number after it'],
    ['529.982.247-25|', '⌫⌫⌫⌫', '529.982.2|', 'Backspace from the end'],
    ['', '‹ 529.982.247-25 ›', '529.982.247-25|', 'pasted with blanks'],
    ['111.1|', '‹52998224725›', '529.982.247-25|', 'a whole one pasted into a half typed one'],
    ['529|.98', 'x-', '529|.98', 'letters fall away'],
    ['|529', '⌫', '|529', 'nothing before the caret'],
    ['|529', '1', '1|52.9', 'typed at the front'],
  ])('CPF %j, %j is %j: %s', (start, keys, end) => expect(play(cpfMask, start, keys)).toBe(end));

  test.each([
    ['', '12abc34501de35', '12.ABC.345/01DE-35|'],
    ['', '12abc34501dex35', '12.ABC.345/01DE-35|'],
    ['', '‹12.abc.345/01de-35›', '12.ABC.345/01DE-35|'],
    ['12.ABC.345/|01DE-35', '⌫', '12.ABC.34|0/1DE3-5'],
  ])('CNPJ %j, %j is %j', (start, keys, end) => expect(play(cnpjMask, start, keys)).toBe(end));

  test.each([
    ['', '52998224725', '529.982.247-25|'],
    ['529.982.247-25|', '1', '52.998.224/7251|'],
    ['', '12a', '12.A|'],
    ['11.222.3|', '‹52998224725›', '529.982.247-25|'],
    ['52.998.224/7251|', '⌫', '529.982.247-25|'],
  ])('CPF or CNPJ %j, %j is %j', (start, keys, end) => expect(play(cpfCnpjMask, start, keys)).toBe(end));

  test.each([
    ['', '11912345678', '(11) 91234-5678|'],
    ['', '011912345678', '(11) 91234-5678|'],
    ['', '1131234567', '(11) 3123-4567|'],
    ['(11) 3123-4567|', '8', '(11) 3123-4567|'],
    ['(11) |3123-4567', '9', '(11) 9|3123-4567'],
    ['(11) |91234-5678', '⌫', '(1|9) 12345-678'],
    ['(1|', '⌫⌫', '|'],
    ['', '‹+55 11 91234-5678›', '(11) 91234-5678|'],
    ['(11) 9|1234-5678', '⌫0', '(11) 0|1234-5678'],
    ['(11) 9|0000-1234', '⌫9', '(11) 9|0000-1234'],
  ])('phone %j, %j is %j', (start, keys, end) => expect(play(phoneMask, start, keys)).toBe(end));
});

describe('a number', () => {
  const whole = decimalMask({});
  const decimal = decimalMask({ decimals: 2, canBeNegative: true });
  const percent = decimalMask({ decimals: 2, leastDecimals: 2 });

  test.each([
    ['', '1.234,5', '1.234,5|', 'typed as it is written'],
    ['', '1234567', '1.234.567|', 'the dots come by themselves'],
    ['', '1·5', '1,5|', 'the dot of the number pad is the comma'],
    ['', ',5', '0,5|', 'a comma first'],
    ['', '007', '7|', 'zeros in front fall away'],
    ['1,25|', '9', '1,25|', 'one figure too many'],
    ['1|,25', ',', '1,|25', 'a second comma goes behind the first'],
    ['1|.234', '9', '19|.234', 'typed in the middle'],
    ['1.|234', '⌫', '|234', 'Backspace at a dot takes the figure before it'],
    ['1|.234', '⌦', '1|34', 'Delete at a dot takes the figure after it'],
    ['12|', '-', '-12|', 'the minus stands in front, wherever it was typed'],
    ['-12|', '-', '12|', 'a second minus takes the first away'],
    ['', '-', '-|', 'a minus alone'],
    ['', '‹-1.234,5›', '-1.234,5|', 'pasted'],
    ['', '‹1234.56›', '1.234,56|', 'pasted with a foreign point'],
    ['', '‹1,234.56›', '1.234,56|', 'pasted with foreign separators'],
    ['', '12x3', '123|', 'letters fall away'],
  ])('%j, %j is %j: %s', (start, keys, end) => expect(play(decimal, start, keys)).toBe(end));

  test('that is whole takes no comma and no minus', () => {
    expect(play(whole, '', '1,5')).toBe('15|');
    expect(play(whole, '', '-5')).toBe('5|');
  });
  test.each(['12,5', '-3', 'abc', '1,2,3', '99999999999999999'])(
    'that is whole refuses %j, pasted',
    (pasted) => {
      const raw = pasted;
      const edited = whole.edit({ before: '', raw, caret: raw.length });
      expect(edited).toMatchObject({ text: '', refused: pasted });
    },
  );
  test.each([
    [decimal, '1.234,', 1234],
    [decimal, '-0,5', -0.5],
    [decimal, '-', null],
    [decimal, '', null],
    [whole, '1.234.567', 1_234_567],
  ])('is read from what stands there (%#)', (mask, text, value) => expect(mask.read(text)).toBe(value));
  test('is written when the box is left', () => {
    expect(percent.write(percent.read('12,5'))).toBe('12,50');
    expect(decimal.write(-1234.5)).toBe('-1.234,5');
    expect(decimal.write(Number.NaN)).toBe('');
  });
});

describe('money', () => {
  const money = moneyMask(false);
  const either = moneyMask(true);
  test.each([
    ['', '1', '0,01|', 'from the cents'],
    ['', '123456', '1.234,56|', 'from the cents'],
    ['', '150,', '150,|', 'a comma makes whole reais of it'],
    ['', '150,5', '150,5|', 'by comma'],
    ['', '150,507', '150,50|', 'a third figure after the comma of the person'],
    ['', '1500,50', '1.500,50|', 'by comma, with thousands'],
    ['', ',5', '0,5|', 'a comma first'],
    ['', '150·', '150,|', 'the dot of the number pad is a comma'],
    ['', '150,⌫', '1,50|', 'a comma taken back'],
    ['', '0', '0,00|', 'zero is an amount'],
    ['', '05', '0,05|', 'a zero in front'],
    ['0,01|', '⌫', '|', 'the last cent goes'],
    ['12,34|', '⌫', '1,23|', 'Backspace moves the cents'],
    ['12,34|', ',', '12,34|', 'a comma on an amount that stood there'],
    ['12|,34', ',', '12,|34', 'a comma moves behind the one that is there'],
    ['1|,50', '9', '19|,50', 'typed in the middle'],
    ['1.|234,56', '⌫', '|234,56', 'Backspace at a dot'],
    ['150|,00', '⌦', '15,0|0', 'Delete at the comma takes the cent behind it'],
    ['', '‹R$ 1.234,56›', '1.234,56|', 'pasted with its sign'],
    ['', '‹1234.5›', '1.234,50|', 'pasted with a foreign point'],
    ['', '‹1500›', '1.500,00|', 'pasted without cents'],
    ['', '‹R$\u00a07,90›', '7,90|', 'pasted with a hard blank'],
    ['', '-5', '0,05|', 'no minus where none may be'],
    ['', '99999999999999', '99.999.999.999,99|', 'one figure too many'],
  ])('%j, %j is %j: %s', (start, keys, end) => expect(play(money, start, keys)).toBe(end));
  test.each([
    ['', '-150', '-1,50|'],
    ['1,50|', '-', '-1,50|'],
    ['-1,50|', '-', '1,50|'],
    ['', '-150,5', '-150,5|'],
    ['', '‹-R$ 1.234,56›', '-1.234,56|'],
    ['', '‹1.234,56-›', '-1.234,56|'],
    ['', '5-', '-0,05|'],
  ])('that may be negative: %j, %j is %j', (start, keys, end) => expect(play(either, start, keys)).toBe(end));
  test.each(['-1,00', '1,234', 'mil', '1.2.3', '12/11/2026'])('refuses %j, pasted', (raw) => {
    expect(money.edit({ before: '', raw, caret: raw.length })).toMatchObject({ text: '', refused: raw });
  });
  test.each([
    ['1.234,56', 123_456],
    ['150,', 15_000],
    ['0,29', 29],
    ['1.234.567,89', 123_456_789],
    ['', null],
  ])('%j is %j cents', (text, cents) => expect(money.read(text)).toBe(cents));
  test('never loses a cent on its way', () => {
    for (let cents = -20_000; cents <= 20_000; cents += 7)
      expect(either.read(either.write(cents))).toBe(cents);
  });
});
