import { expect, test } from 'vitest';
import {
  maskTypedMonth,
  monthLimitsProblem,
  parseTypedMonth,
  splitTypedMonths,
  typedMonthProblem,
} from './parseTypedMonth.ts';

test.each([
  ['102026', '2026-10'],
  ['012026', '2026-01'],
  ['1026', '2026-10'],
  ['10/26', '2026-10'],
  ['1/26', '2026-01'],
  ['10/2026', '2026-10'],
  [' 1/2026\n', '2026-01'],
  ['10-2026', '2026-10'],
  ['10.2026', '2026-10'],
  ['10 2026', '2026-10'],
  ['10 / 2026', '2026-10'],
  ['12/98', '1998-12'],
  ['12/79', '2079-12'],
  ['202610', '2026-10'],
  ['2026-10', '2026-10'],
  ['2026/10', '2026-10'],
  ['out/26', '2026-10'],
  ['out/2026', '2026-10'],
  ['Out. 2026', '2026-10'],
  ['mar/26', '2026-03'],
  ['março de 2026', '2026-03'],
  ['MARCO 2026', '2026-03'],
  ['outubro/2026', '2026-10'],
])('%j is the competence %s', (text, month) => {
  expect(parseTypedMonth(text)).toBe(month);
});

test.each([
  '',
  '13/2026',
  '00/2026',
  '10',
  '10/',
  '10/2',
  '10/202',
  '10/0026',
  '10/20266',
  '2026',
  '202613',
  '31/10/2026',
  'outono/2026',
  'ou/26',
  'outub/26',
  'hoje',
  '10/2026 a 11/2026',
])('%j is no competence', (text) => {
  expect(parseTypedMonth(text)).toBeNull();
});

test.each([
  ['1', '1'],
  ['10', '10'],
  ['102', '10/2'],
  ['10/', '10/'],
  ['10/2', '10/2'],
  ['102026', '10/2026'],
  ['1020266', '1020266'],
  ['2026', '2026'],
  ['202610', '202610'],
  ['1/2', '1/2'],
  ['out', 'out'],
])('while one types %j the field shows %j', (text, shown) => {
  expect(maskTypedMonth(text)).toBe(shown);
});

test.each([
  ['', null],
  ['10/2026', null],
  ['13/2026', '“13/2026” não é uma competência: use MM/AAAA'],
  [' hoje ', '“hoje” não é uma competência: use MM/AAAA'],
])('what is wrong with %j: %s', (text, problem) => {
  expect(typedMonthProblem(text)).toBe(problem);
});

test.each([
  [null, { min: '2026-01' }, null],
  ['2026-01', { min: '2026-01', max: '2026-12' }, null],
  ['2025-12', { min: '2026-01', max: '2026-12' }, 'Informe uma competência de 01/2026 a 12/2026'],
  ['2025-12', { min: '2026-01' }, 'Informe uma competência a partir de 01/2026'],
  ['2027-01', { max: '2026-12' }, 'Informe uma competência até 12/2026'],
])('%s within %j: %s', (month, limits, problem) => {
  expect(monthLimitsProblem(month, limits)).toBe(problem);
});

test.each([
  ['01/2026 a 12/2026', '01/2026', '12/2026'],
  ['de 1/26 até 12/26', '1/26', '12/26'],
  ['01/2026 - 12/2026', '01/2026', '12/2026'],
  ['01/2026\t12/2026', '01/2026', '12/2026'],
  ['012026 122026', '012026', '122026'],
  ['2026-01 a 2026-12', '2026-01', '2026-12'],
  ['jan/26 a dez/26', 'jan/26', 'dez/26'],
  ['janeiro de 2026 a março de 2026', 'janeiro de 2026', 'março de 2026'],
  ['01/2026 a 13/2026', '01/2026', '13/2026'],
])('%j is two competences', (text, start, end) => {
  expect(splitTypedMonths(text)).toEqual([start, end]);
});

test.each(['', '01/2026', '10/26', '01/2026 a', '01/2026 ou 02/2026', 'janeiro de 2026', '01/10/2026'])(
  '%j is no pair of competences',
  (text) => {
    expect(splitTypedMonths(text)).toBeNull();
  },
);
