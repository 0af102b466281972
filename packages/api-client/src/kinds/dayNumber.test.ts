import { expect, test } from 'vitest';
import { dayNumber, isoOfDayNumber } from './dayNumber.ts';

const dayMs = 86_400_000;

test('each day of four centuries has the number and the text that a Date gives', () => {
  const first = Date.UTC(1899, 11, 31) / dayMs;
  const last = Date.UTC(2300, 0, 1) / dayMs;
  const wrong: string[] = [];
  for (let days = first; days <= last; days += 1) {
    const iso = new Date(days * dayMs).toISOString().slice(0, 10);
    if (dayNumber(iso) !== days || isoOfDayNumber(days) !== iso) wrong.push(iso);
  }
  expect(wrong).toEqual([]);
});

test.each(['0001-01-01', '0004-02-29', '1600-02-29', '9999-12-31'])('%s comes back', (iso) => {
  expect(dayNumber(iso)).toBe(Date.parse(`${iso}T00:00:00Z`) / dayMs);
  expect(isoOfDayNumber(dayNumber(iso))).toBe(iso);
});
