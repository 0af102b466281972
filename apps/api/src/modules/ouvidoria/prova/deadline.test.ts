import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atDeadline, createScheduler, type Scheduler } from './deadline.ts';

const fakeScheduler = () => {
  let time = 1000;
  const released: number[] = [];
  const scheduler: Scheduler & { pass: (ms: number) => void; released: number[] } = {
    now: () => time,
    until: (at) => {
      released.push(at);
      time = Math.max(time, at);
      return Promise.resolve();
    },
    close: () => undefined,
    pass: (ms) => {
      time += ms;
    },
    released,
  };
  return scheduler;
};

test.each([
  [0, 1300],
  [20, 1300],
  [299, 1300],
  [300, 1300],
  [301, 1600],
  [1000, 2200],
])('work of %i ms is answered at %i', async (workMs, released) => {
  const scheduler = fakeScheduler();
  const work = async () => {
    scheduler.pass(workMs);
    return 'feito';
  };
  await expect(atDeadline(scheduler, work)).resolves.toBe('feito');
  expect(scheduler.released).toEqual([released]);
});

test('a failure waits for the deadline too', async () => {
  const scheduler = fakeScheduler();
  await expect(atDeadline(scheduler, () => Promise.reject(new Error('quebrou')))).rejects.toThrow('quebrou');
  expect(scheduler.released).toEqual([1300]);
});

test('the end of the process releases who waits', async () => {
  const scheduler = createScheduler((ms) => setTimeout(ms, undefined, { ref: false }));
  const waiting = scheduler.until(scheduler.now() + 60_000);
  scheduler.close();
  await expect(waiting).resolves.toBeUndefined();
  await expect(scheduler.until(scheduler.now() + 60_000)).resolves.toBeUndefined();
});

test('the real clock waits', async () => {
  const scheduler = createScheduler((ms) => setTimeout(ms, undefined, { ref: false }));
  const time = scheduler.now() + 20;
  await scheduler.until(time);
  expect(scheduler.now()).toBeGreaterThanOrEqual(time - 2);
});
