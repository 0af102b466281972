import { expect, test } from 'vitest';
import { agree, counted } from './counted.ts';
import { namesOfMonths, writeDay, writeDayTime, writeMonth, writeMonthInFull } from './day.ts';
import { plainCargo, plainText, withoutAccents } from './fold.ts';
import { plainSigns } from './plainSigns.ts';
import { writePorcento, writeReais } from './money.ts';

test('days and months are written as people read them', () => {
  expect(writeDay('2026-11-05')).toBe('05/11/2026');
  expect(writeDay('2026-11-05T09:10:11')).toBe('05/11/2026');
  expect(writeDayTime('2026-11-05 09:10:11')).toBe('05/11/2026 09:10');
  expect(writeMonth('2026-10')).toBe('10/2026');
  expect(writeMonth('2026-10', '-')).toBe('10-2026');
  expect(writeMonthInFull('2025-03')).toBe('março de 2025');
  expect(namesOfMonths).toHaveLength(12);
});

test('a word agrees with its count, and zero is many', () => {
  expect([0, 1, 2].map((count) => agree(count, 'linha', 'linhas'))).toEqual(['linhas', 'linha', 'linhas']);
  expect(counted(1, 'linha', 'linhas')).toBe('1 linha');
  expect(counted(1204, 'linha', 'linhas')).toBe('1.204 linhas');
});

test('money has two decimals, and less than nothing has its sign before it', () => {
  expect([0, 5, 123_456, -3, 1_234_567_890].map(writeReais)).toEqual([
    'R$ 0,00',
    'R$ 0,05',
    'R$ 1.234,56',
    '\u2212R$ 0,03',
    'R$ 12.345.678,90',
  ]);
  expect([null, 8235, -50].map(writePorcento)).toEqual(['—', '82,35%', '\u22120,50%']);
});

test('texts are compared without accents and case, whichever way the accent was typed', () => {
  expect(withoutAccents('Ação')).toBe('Acao');
  expect(plainText('AC\u0327A\u0303O')).toBe('acao');
  expect(plainCargo(' Aux.  Administrativo / Vendedora')).toBe('aux. administrativo/vendedora');
});

test('a pasted sign is the plain one', () => {
  expect(plainSigns('D’Ávi\u200bla\u00a04\u20110')).toBe("D'Ávila 4-0");
});
