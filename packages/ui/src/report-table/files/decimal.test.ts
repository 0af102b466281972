import { describe, expect, it } from 'vitest';
import { centsText, decimalText } from './decimal.ts';

describe('money', () => {
  it.each([
    [0, '0,00'],
    [-0, '0,00'],
    [5, '0,05'],
    [-1, '-0,01'],
    [10, '0,10'],
    [100, '1,00'],
    [-123_456, '-1234,56'],
    [Number.MAX_SAFE_INTEGER, '90071992547409,91'],
    [-Number.MAX_SAFE_INTEGER, '-90071992547409,91'],
    [12.3, '0,12'],
  ])('of %d cents is %s', (cents, text) => {
    expect(centsText(cents, ',')).toBe(text);
    expect(centsText(cents, '.')).toBe(text.replace(',', '.'));
  });

  it('is as toFixed writes it, cent by cent', () => {
    for (let cents = -20_000; cents < 20_000; cents += 7)
      expect(centsText(cents, '.')).toBe((cents / 100).toFixed(2));
  });
});

describe('a number', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [4310, '4310'],
    [-7.5, '-7,5'],
    [0.1 + 0.2, '0,3'],
    [1 / 3, '0,3333333333'],
    [9_007_199_254_740_991, '9007199254740991'],
  ])('%d is written %s', (value, text) => {
    expect(decimalText(value)).toBe(text);
  });
});
