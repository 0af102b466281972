import { describe, expect, test } from 'vitest';
import { decimalMask, moneyMask } from './amountMask.ts';
import type { Edited, Mask } from './mask.types.ts';
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
    const { text, caret } = now;
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

/** The reading of a text, written out; else the sentence of its problem. */
const readingOf = (mask: Mask<number | null>, text: string): string =>
  mask.problem?.(text) ?? mask.write(mask.read(text));

describe('an amount', () => {
  const money = moneyMask({});
  const either = moneyMask({ canBeNegative: true });
  const percent = decimalMask({ decimals: 2, leastDecimals: 2, sign: '%' });
  const whole = decimalMask({});
  const fourth = decimalMask({ decimals: 4, canBeNegative: true });

  test.each(['60', '60,5', '60.50', 'mil', '-1', '1,2,3', 'R$ 1.234,50', '12x3', '007', '1,2345'])(
    'stands as it was typed: %j',
    (typed) => {
      expect(play(money, '', typed)).toBe(`${typed}|`);
      expect(play(money, '', `‹${typed}›`)).toBe(`${typed}|`);
    },
  );
  test('takes the dot of the number pad for the comma', () => {
    expect(play(money, '', '60·5')).toBe('60,5|');
  });

  test.each([
    ['60', '60,00'],
    ['60,', '60,00'],
    ['60,5', '60,50'],
    [',5', '0,50'],
    ['0', '0,00'],
    ['007', '7,00'],
    ['6050', '6.050,00'],
    ['1.234', '1.234,00'],
    ['1.234,5', '1.234,50'],
    ['R$ 1.234,50', '1.234,50'],
    [' r$\u00a07,90 ', '7,90'],
    ['1 234,50', '1.234,50'],
    ['1,234.50', '1.234,50'],
    ['', ''],
    ['60.50', '“60.50” pode ser R$ 60,50 ou R$ 6.050,00: use a vírgula para as casas decimais'],
    ['1234.5', '“1234.5” pode ser R$ 1.234,50 ou R$ 12.345,00: use a vírgula para as casas decimais'],
    ['60.5000', '“60.5000” não é um valor em reais: escreva como em 1.234,50'],
    ['1,234', '“1,234”: use no máximo 2 algarismos depois da vírgula'],
    ['-1', '“-1”: aqui não cabe um valor negativo'],
    ['99999999999999', '“99999999999999”: é grande demais: use menos algarismos'],
    ['mil', '“mil” não é um valor em reais: escreva como em 1.234,50'],
    ['1.2.3', '“1.2.3” não é um valor em reais: escreva como em 1.234,50'],
    ['12/11/2026', '“12/11/2026” não é um valor em reais: escreva como em 1.234,50'],
    ['10%', '“10%” não é um valor em reais: escreva como em 1.234,50'],
  ])('in reais: %j is %j', (text, expected) => expect(readingOf(money, text)).toBe(expected));

  test.each([
    ['-150', '-150,00'],
    ['−1', '-1,00'],
    ['1.234,56-', '-1.234,56'],
    ['-R$ 1.234,56', '-1.234,56'],
    ['-0', '0,00'],
    ['--1', '“--1” não é um valor em reais: escreva como em 1.234,50'],
  ])('that may be negative: %j is %j', (text, expected) => expect(readingOf(either, text)).toBe(expected));

  test.each([
    ['10', '10,00'],
    ['10,5', '10,50'],
    ['12,5%', '12,50'],
    ['10.5', '“10.5” pode ser 10,50% ou 105,00%: use a vírgula para as casas decimais'],
    ['0.5', '“0.5” pode ser 0,50% ou 5,00%: use a vírgula para as casas decimais'],
    ['dez', '“dez” não é uma porcentagem: escreva como em 12,5'],
  ])('in percent: %j is %j', (text, expected) => expect(readingOf(percent, text)).toBe(expected));

  test.each([
    ['1234', '1.234'],
    ['1,5', '“1,5”: aqui cabe só um número inteiro'],
    ['-1', '“-1”: aqui não cabe um valor negativo'],
    ['1.5', '“1.5” não é um número: escreva como em 1.234'],
  ])('that is whole: %j is %j', (text, expected) => expect(readingOf(whole, text)).toBe(expected));
  test('says the text of the specification where the field has one', () => {
    const meses = decimalMask({ problemText: 'Por favor, insira um valor positivo e inteiro!' });
    for (const text of ['1,5', '-1', '1.5']) expect(readingOf(meses, text)).toMatch(/positivo e inteiro/);
  });
  test('has four figures after the comma where the field takes them', () => {
    expect(fourth.read('-0,3333')).toBe(-0.3333);
    expect(fourth.read('0,33333')).toBeNaN();
  });

  test('is no number where it cannot be read, so that no form takes it', () => {
    expect([money.read('60.50'), money.read('-1'), money.read('')]).toEqual([Number.NaN, Number.NaN, null]);
  });
  test('never loses a cent on its way', () => {
    for (let cents = -20_000; cents <= 20_000; cents += 7)
      expect(either.read(either.write(cents))).toBe(cents);
  });
});
