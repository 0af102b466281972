import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { clockFrom } from './clock.ts';

it('starts at the given moment and goes on ticking', async () => {
  const start = new Date('2028-02-29T02:30:00Z');
  const clock = clockFrom(start);
  const first = clock();
  expect(first.toISOString().slice(0, 16)).toBe('2028-02-29T02:30');
  await setTimeout(5);
  expect(clock().getTime()).toBeGreaterThan(first.getTime());
});

it('is the clock of the machine when nothing is said', () => {
  const before = Date.now();
  expect(clockFrom()().getTime()).toBeGreaterThanOrEqual(before);
});
