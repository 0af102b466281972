import { expect, it } from 'vitest';
import { operatorDay, operatorMoment, operatorTime } from './operatorTime.ts';

// An hour before midnight at the operator is already the next day in UTC, and in every zone east of it.
const lateEvening = Date.parse('2026-12-01T02:05:09Z');

it('writes a moment as the operator reads it, whatever the zone of this computer', () => {
  expect(operatorMoment(lateEvening)).toBe('2026-11-30T23:05:09');
  expect(operatorDay(lateEvening)).toBe('2026-11-30');
  expect(operatorTime(lateEvening)).toBe('23:05');
});
