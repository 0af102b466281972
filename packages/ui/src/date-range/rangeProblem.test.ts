import { expect, test } from 'vitest';
import { rangeProblem } from './DateRange.tsx';

test.each([
  ['2026-10-01', '2026-10-31'],
  ['2026-12-31', '2027-01-01'],
  [null, '2026-10-31'],
  ['2026-10-01', null],
  [null, null],
])('%s to %s is a period, or not yet one', (start, end) => {
  expect(rangeProblem(start, end)).toBeNull();
});

test.each([
  ['2026-10-31', '2026-10-01'],
  ['2026-10-31', '2026-10-31'],
  ['2027-01-01', '2026-12-31'],
])('%s to %s ends too early', (start, end) => {
  expect(rangeProblem(start, end)).toBe('A data final deve ser posterior à data inicial');
});

test.each([
  ['2026-10-31', '2026-10-31', null],
  ['2026-10-31', '2026-10-30', 'A data final não pode ser anterior à data inicial'],
])('where one day is a period, %s to %s: %s', (start, end, problem) => {
  expect(rangeProblem(start, end, true)).toBe(problem);
});
