import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/** A job of the queue: its name, and those that must have ended before it begins. */
export interface Job {
  key: string;
  after?: readonly string[] | undefined;
  /** Takes every lane: it begins when nothing runs, and nothing begins beside it. */
  isWide?: boolean | undefined;
}

/** Seconds that each step took in one lane when `npm test -- --tempos` ran last. */
export type Durations = Readonly<Record<string, number>>;

const file = join(root, 'scripts', 'test-durations.json');

export const readDurations = (): Durations => JSON.parse(readFileSync(file, 'utf8')) as Durations;

/** Writes the seconds of these steps over the older ones. */
export const writeDurations = (taken: Durations): void => {
  const all = Object.entries({ ...readDurations(), ...taken }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
};

/** Seconds from the beginning of a job to the end of the longest that waits for it. */
const weightOf = (job: Job, all: readonly Job[], durations: Durations): number => {
  const heirs = all.filter(({ after }) => after?.includes(job.key));
  const longest = heirs.map((heir) => weightOf(heir, all, durations)).toSorted((a, b) => b - a)[0] ?? 0;
  return (durations[job.key] ?? 0) + longest;
};

/**
 * Runs every job, so many at once: the longest first, and none before those that it waits for have ended. A job that was not
 * given is not waited for. `run` does not reject. No job begins after `isStopped`.
 */
export const runQueue = async <J extends Job>(
  jobs: readonly J[],
  { lanes, durations, isStopped }: { lanes: number; durations: Durations; isStopped: () => boolean },
  run: (job: J) => Promise<void>,
): Promise<void> => {
  const weights = new Map(jobs.map((job) => [job, weightOf(job, jobs, durations)]));
  const waiting = jobs.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
  const running = new Map<string, Promise<void>>();
  let isFull = false;
  const isOpen = (key: string) => running.has(key) || waiting.some((job) => job.key === key);
  const fill = () => {
    isFull &&= running.size > 0;
    while (running.size < lanes && !isFull && !isStopped()) {
      const at = waiting.findIndex(
        ({ after, isWide }) => !after?.some(isOpen) && !(isWide && running.size > 0),
      );
      const [job] = at < 0 ? [] : waiting.splice(at, 1);
      if (!job) return;
      isFull = job.isWide ?? false;
      running.set(
        job.key,
        run(job).finally(() => running.delete(job.key)),
      );
    }
  };
  for (fill(); running.size > 0; fill()) await Promise.race(running.values());
};
