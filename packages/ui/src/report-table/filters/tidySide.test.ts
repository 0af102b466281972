import { expect, it } from 'vitest';
import { tidyDay, tidyMonth } from './writeQuery.ts';

it.each([
  ['15102026', '15/10/2026'],
  ['151026', '15/10/2026'],
  ['1/2/26', '01/02/2026'],
  [' 15/10/2026 ', '15/10/2026'],
  ['2026-10-15', '15/10/2026'],
  ['31022026', '31022026'],
  ['10/2026', '10/2026'],
  ['15/1', '15/1'],
  ['hoje', 'hoje'],
  ['', ''],
])('writes the day %j as %j', (text, tidy) => {
  expect(tidyDay(text)).toBe(tidy);
});

it.each([
  ['072026', '07/2026'],
  ['0726', '07/2026'],
  ['7/26', '07/2026'],
  ['2026-07', '07/2026'],
  ['2026', '2026'],
  ['132026', '132026'],
  ['07/', '07/'],
  ['Este mês', 'Este mês'],
  ['', ''],
])('writes the month %j as %j', (text, tidy) => {
  expect(tidyMonth(text)).toBe(tidy);
});
