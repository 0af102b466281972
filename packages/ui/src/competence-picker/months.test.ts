import { expect, test } from 'vitest';
import { competenceRangeProblem } from './CompetenceRange.tsx';
import { presetsFromNow, presetsOfYear } from './monthPresets.ts';
import { addMonths, holdMonth, monthAfterKey, sayMonth, toMonth } from './months.ts';

test.each([
  ['2026-10', 1, '2026-11'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-10', 12, '2027-10'],
  ['2026-10', -11, '2025-11'],
  ['1900-01', -1, '1900-01'],
  ['9999-12', 1, '9999-12'],
])('%s and %i months is %s', (month, count, result) => {
  expect(addMonths(month, count)).toBe(result);
});

test.each([
  ['2026-10', {}, '2026-10'],
  ['2026-10', { min: '2026-11' }, '2026-11'],
  ['2026-10', { max: '2026-09' }, '2026-09'],
  ['2026-10', { min: '2026-10', max: '2026-10' }, '2026-10'],
])('%s is held within %j as %s', (month, limits, result) => {
  expect(holdMonth(month, limits)).toBe(result);
});

test('a month is said with its name', () => {
  expect(sayMonth('2026-03')).toBe('março de 2026');
});

test('there is no month 13 and no year 26', () => {
  expect([toMonth(2026, 13), toMonth(2026, 0), toMonth(26, 1)]).toEqual([null, null, null]);
});

const spans = (presets: ReturnType<typeof presetsOfYear>) =>
  presets.map(({ label, span }) => `${label}: ${span ? `${span.start} a ${span.end}` : 'fora'}`);

test('the named periods are seen from this month', () => {
  expect(spans(presetsFromNow('2026-10', {}))).toEqual([
    'Este ano: 2026-01 a 2026-12',
    'Ano passado: 2025-01 a 2025-12',
    'Últimos 12 meses: 2025-11 a 2026-10',
  ]);
});

test('halves and quarters cover the year', () => {
  expect(spans(presetsOfYear(2026, {}))).toEqual([
    '1º semestre: 2026-01 a 2026-06',
    '2º semestre: 2026-07 a 2026-12',
    '1º trimestre: 2026-01 a 2026-03',
    '2º trimestre: 2026-04 a 2026-06',
    '3º trimestre: 2026-07 a 2026-09',
    '4º trimestre: 2026-10 a 2026-12',
  ]);
});

test('limits cut the named periods', () => {
  const limits = { min: '2026-02', max: '2026-08' };
  expect(spans([...presetsFromNow('2026-10', limits), ...presetsOfYear(2026, limits)])).toEqual([
    'Este ano: 2026-02 a 2026-08',
    'Ano passado: fora',
    'Últimos 12 meses: 2026-02 a 2026-08',
    '1º semestre: 2026-02 a 2026-06',
    '2º semestre: 2026-07 a 2026-08',
    '1º trimestre: 2026-02 a 2026-03',
    '2º trimestre: 2026-04 a 2026-06',
    '3º trimestre: 2026-07 a 2026-08',
    '4º trimestre: fora',
  ]);
});

test.each([
  ['2026-01', '2026-12', null],
  ['2026-01', '2026-01', null],
  [null, '2026-01', null],
  ['2026-01', null, null],
  ['2026-02', '2026-01', 'A competência final não pode ser anterior à inicial'],
])('%s to %s: %s', (start, end, problem) => {
  expect(competenceRangeProblem(start, end)).toBe(problem);
});

test.each([
  ['ArrowLeft', '2026-01', '2025-12'],
  ['ArrowRight', '2026-12', '2027-01'],
  ['ArrowUp', '2026-02', '2025-11'],
  ['ArrowDown', '2026-11', '2027-02'],
  ['PageUp', '2026-10', '2025-10'],
  ['PageDown', '2026-10', '2027-10'],
  ['Home', '2026-10', '2026-01'],
  ['End', '2026-10', '2026-12'],
  ['Enter', '2026-10', null],
])('%s leads from %s to %s', (key, at, result) => {
  expect(monthAfterKey(key, at)).toBe(result);
});
