import { writeReais } from '@vidas/api-client/words/money.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import { describe, expect, it } from 'vitest';
import { writeCep } from './writeCep.ts';
import { writeFone } from './writeFone.ts';

describe('what the register holds, as people read it', () => {
  it.each([
    ['45999012345', '(45) 99901-2345'],
    ['4533901234', '(45) 3390-1234'],
    ['+55 45 3390-1234', '(45) 3390-1234'],
    ['(45) 3390-1234', '(45) 3390-1234'],
    ['33901234', '33901234'],
    ['0800 701 0000', '0800 701 0000'],
    ['123', '123'],
    ['falar com a filha', 'falar com a filha'],
    [null, null],
  ])('the phone %j is %j', (fone, shown) => expect(writeFone(fone)).toBe(shown));

  it.each([
    ['85801000', '85801-000'],
    ['8580100', '8580100'],
    [null, null],
  ])('the CEP %j is %j', (cep, shown) => expect(writeCep(cep)).toBe(shown));

  it('a month is its number and its year, with another word between in an address', () => {
    expect([writeMonth('2026-11'), writeMonth('2026-11', '-')]).toEqual(['11/2026', '11-2026']);
  });

  it.each([
    [123_456, 'R$ 1.234,56'],
    [0, 'R$ 0,00'],
    [-9_924, '\u2212R$ 99,24'],
  ])('%i cents are %j', (cents, shown) => expect(writeReais(cents)).toBe(shown));
});
