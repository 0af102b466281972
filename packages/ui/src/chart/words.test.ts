import { expect, test } from 'vitest';
import { readAloud, writeShare, writeShort, writeValue } from './words.ts';

test.each([
  [184_220_550, 'money', 'R$\u00a01.842.205,50', 'R$\u00a01,8\u00a0mi'],
  [-3_105_000, 'money', '\u2212R$\u00a031.050,00', '\u2212R$\u00a031,1\u00a0mil'],
  [4310, 'integer', '4.310', '4.310'],
  [19_548, 'integer', '19.548', '19,5\u00a0mil'],
  [7.2, 'percent', '7,20%', '7,2%'],
] as const)('%d as %s', (value, format, exact, short) => {
  expect(writeValue(value, format)).toBe(exact);
  expect(writeShort(value, format)).toBe(short);
});

test('a number that is not there is a dash', () => {
  expect(writeValue(null, 'money')).toBe('—');
  expect(writeValue(Number.NaN, 'integer')).toBe('—');
});

test('a share that is there is never written as nothing', () => {
  expect(writeShare(1, 3)).toBe('33,33%');
  expect(writeShare(3, 190_680)).toBe('<0,01%');
  expect(writeShare(0, 10)).toBe('0,00%');
  expect(writeShare(1, 0)).toBe('—');
});

test('reads a place out with all its numbers', () => {
  const entries = [
    { name: 'Ativações', value: '634' },
    { name: 'Desativações', value: '319' },
  ];
  expect(readAloud({ label: 'out/2026', entries })).toBe('out/2026: Ativações 634, Desativações 319');
  expect(readAloud({ label: '0 a 18', entries: [{ name: '', value: '4.120' }] })).toBe('0 a 18: 4.120');
});
