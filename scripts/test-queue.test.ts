import { expect, it } from 'vitest';
import { type Job, readDurations, runQueue } from './test-queue.ts';
import { stepsOf } from './test-steps.ts';

const durations = { long: 50, longer: 60, short: 1, first: 2, heir: 70, middle: 20 };

/** What begins and ends, in the order of a clock on which each job takes its seconds. */
const runOf = async (jobs: Job[], lanes = 2, given: Record<string, number> = durations) => {
  const events: string[] = [];
  const running: { at: number; end: () => void }[] = [];
  let now = 0;
  const run = ({ key }: Job) => {
    events.push(`${key} begins at ${now}`);
    return new Promise<void>((resolve) =>
      running.push({ at: now + (given[key] ?? 0), end: () => resolve() }),
    );
  };
  const done = runQueue(jobs, { lanes, durations: given, isStopped: () => false }, run);
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    const [next] = running.toSorted((a, b) => a.at - b.at);
    if (!next) break;
    running.splice(running.indexOf(next), 1);
    now = next.at;
    next.end();
  }
  await done;
  return { events, now };
};
const jobs = (...keys: string[]): Job[] => keys.map((key) => ({ key }));

it('begins with the longest, and gives a free lane the longest that is left', async () => {
  const { events, now } = await runOf(jobs('short', 'middle', 'long', 'longer'));
  expect(events).toEqual([
    'longer begins at 0',
    'long begins at 0',
    'middle begins at 50',
    'short begins at 60',
  ]);
  expect(now).toBe(70);
});

it('begins what others wait for in time, and nothing before what it waits for has ended', async () => {
  const { events } = await runOf([...jobs('long', 'longer', 'first'), { key: 'heir', after: ['first'] }]);
  expect(events).toEqual([
    'first begins at 0',
    'longer begins at 0',
    'heir begins at 2',
    'long begins at 60',
  ]);
});

it('leaves a lane empty rather than begin too early, and does not wait for what was not asked for', async () => {
  const heir = { key: 'heir', after: ['first'] };
  expect((await runOf([...jobs('first'), heir])).events).toEqual(['first begins at 0', 'heir begins at 2']);
  expect((await runOf([heir])).events).toEqual(['heir begins at 0']);
});

it('runs one after the other in one lane, and begins nothing after it was stopped', async () => {
  expect((await runOf(jobs('short', 'long'), 1)).events).toEqual(['long begins at 0', 'short begins at 50']);
  const begun: string[] = [];
  const isStopped = () => begun.length > 0;
  await runQueue(jobs('short', 'long'), { lanes: 1, durations, isStopped }, async ({ key }) => {
    begun.push(key);
  });
  expect(begun).toEqual(['long']);
});

it('gives a wide job every lane: it waits for an empty machine, and nothing begins beside it', async () => {
  const wide: Job = { key: 'longer', isWide: true };
  const { events } = await runOf([
    ...jobs('short', 'middle'),
    { ...wide, after: ['first'] },
    ...jobs('first', 'heir'),
  ]);
  expect(events).toEqual([
    'heir begins at 0',
    'first begins at 0',
    'middle begins at 2',
    'short begins at 22',
    'longer begins at 70',
  ]);
  expect((await runOf([wide, ...jobs('short')])).events).toEqual([
    'longer begins at 0',
    'short begins at 60',
  ]);
});

it('keeps two cores busy with the steps of npm test: nobody waits for a barrier', async () => {
  const known = readDurations();
  const steps = stepsOf(false);
  expect(Object.keys(known)).toEqual(steps.map(({ key }) => key).toSorted());
  const { now } = await runOf(steps, 2, known);
  const busy = steps.reduce((all, { key, isWide }) => all + (known[key] ?? 0) / (isWide ? 1 : 2), 0);
  expect(now / busy).toBeLessThan(1.1);
});
