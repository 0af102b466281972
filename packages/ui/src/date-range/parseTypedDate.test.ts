import { expect, test } from 'vitest';
import { fullYear, isRealDay, parseTypedDate, typedDateProblem, writeDay } from './parseTypedDate.ts';

test.each([
  ['31102026', '2026-10-31'],
  ['311026', '2026-10-31'],
  ['31/10/2026', '2026-10-31'],
  ['31/10/26', '2026-10-31'],
  ['1/2/2026', '2026-02-01'],
  ['31-10-2026', '2026-10-31'],
  ['31.10.98', '1998-10-31'],
  ['31 10 2026', '2026-10-31'],
  ['31 / 10 / 2026', '2026-10-31'],
  ['  31/10/2026\n', '2026-10-31'],
  ['2026-10-31', '2026-10-31'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2000', '2000-02-29'],
])('%j is the day %s', (text, day) => {
  expect(parseTypedDate(text)).toBe(day);
});

test.each([
  '',
  '31/02/2026',
  '29/02/2026',
  '29/02/1900',
  '31/04/2026',
  '00/10/2026',
  '10/13/2026',
  '31/10',
  '31/10-2026',
  '31/10/202',
  '31/10/0026',
  '31/10/20266',
  '2026-02-30',
  '2026/10/31',
  '3110202',
  'hoje',
  '31/10/2026 a 30/11/2026',
])('%j is no day', (text) => {
  expect(parseTypedDate(text)).toBeNull();
});

test.each([
  [0, 2000],
  [26, 2026],
  [79, 2079],
  [80, 1980],
  [99, 1999],
  [202, 202],
  [2026, 2026],
])('the year %i is %i', (typed, year) => {
  expect(fullYear(typed)).toBe(year);
});

test.each([
  ['31/02/2026', 'O dia 31/02/2026 não existe'],
  ['310226', 'O dia 31/02/2026 não existe'],
  ['29/2/26', 'O dia 29/02/2026 não existe'],
  ['10/13/2026', 'O dia 10/13/2026 não existe'],
  ['2026-02-30', 'O dia 30/02/2026 não existe'],
  ['  hoje ', '“hoje” não é uma data'],
  ['31/10', '“31/10” não é uma data'],
  ['x'.repeat(50), `“${'x'.repeat(40)}…” não é uma data`],
  ['31/10/2026', null],
])('what is wrong with %j: %s', (text, problem) => {
  expect(typedDateProblem(text)).toBe(problem);
});

test.each([
  [31, 1, 2026, true],
  [31, 2, 2026, false],
  [29, 2, 2024, true],
  [29, 2, 24, true],
  [29, 2, 26, false],
  [31, 4, 2, false],
  [1, 1, 2, true],
])('%i/%i/%i is a day of the calendar: %s', (day, month, year, isReal) => {
  expect(isRealDay({ day, month, year })).toBe(isReal);
});

test('a day that does not exist can still be written', () => {
  expect(writeDay({ day: 31, month: 2, year: 2026 })).toBe('31/02/2026');
});
