import { expect, test } from 'vitest';
import { formatKpi } from './formatKpi.ts';

test.each([
  [4310, 'integer', '4.310'],
  [5_120_030, 'money', 'R$\u00a051.200,30'],
  [-3881, 'money', '\u2212R$\u00a038,81'],
  [7.2, 'percent', '7,20%'],
  [0, 'integer', '0'],
  ['outubro', 'text', 'outubro'],
  [null, 'money', '—'],
  [undefined, 'integer', '—'],
  ['', 'text', '—'],
  [Number.NaN, 'percent', '—'],
] as const)('%s as %s is written %s', (value, kind, expected) => {
  expect(formatKpi(value, kind)).toBe(expected);
});
