import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { clockFrom } from './clock.ts';

it('stands at the given moment when the process begins and goes on ticking', async () => {
  const start = new Date('2028-02-29T02:30:00Z');
  const clock = clockFrom(start);
  const before = performance.now();
  const first = clock();
  expect(first.getTime() - start.getTime()).toBeGreaterThanOrEqual(Math.floor(before));
  expect(first.getTime() - start.getTime()).toBeLessThanOrEqual(performance.now());
  await setTimeout(5);
  expect(clock().getTime()).toBeGreaterThan(first.getTime());
});

it('is the clock of the machine when nothing is said', () => {
  const before = Date.now();
  expect(clockFrom()().getTime()).toBeGreaterThanOrEqual(before);
});
