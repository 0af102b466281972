import { expect, test } from 'vitest';
import { dayLimitsProblem } from './DatePicker.tsx';

const october = { min: '2026-10-01', max: '2026-10-31' };

test.each([
  [null, october, null],
  ['2026-10-01', october, null],
  ['2026-10-31', october, null],
  ['2026-09-30', october, 'Informe uma data de 01/10/2026 a 31/10/2026'],
  ['2026-11-01', october, 'Informe uma data de 01/10/2026 a 31/10/2026'],
  ['2026-09-30', { min: '2026-10-01' }, 'Informe uma data a partir de 01/10/2026'],
  ['2027-09-30', { min: '2026-10-01' }, null],
  ['2026-11-01', { max: '2026-10-31' }, 'Informe uma data até 31/10/2026'],
  ['1999-11-01', {}, null],
])('%s within %j: %s', (day, limits, problem) => {
  expect(dayLimitsProblem(day, limits)).toBe(problem);
});
