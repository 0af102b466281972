import { performance } from 'node:perf_hooks';
import type { ServerConfig } from '../config.ts';

/** On the embedded database whoever asks waits for the transaction that runs. */
const SLOW_MS = 60;
const QUICK_MS = 25;
const LEAST = 100;
const MOST = 1_000;

/** With connections to spare nobody waits for a transaction but who changes the same rows, and each costs some statements. */
const OF_MANY = 5_000;

/** How many rows the transactions of long work take, by what the one before took. */
export interface Pace {
  /** Rows of the next one. */
  size: () => number;
  /** Does the work of one, and goes by what it takes. */
  keep: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The pace of an installation; `first` rows are the first portion of the embedded database. */
export const paceOf = (
  { databaseUrl }: Pick<ServerConfig, 'databaseUrl'>,
  first: number,
  now: () => number = () => performance.now(),
): Pace => {
  if (databaseUrl !== undefined) return { size: () => OF_MANY, keep: (work) => work() };
  let size = first;
  return {
    size: () => size,
    keep: async (work) => {
      const begun = now();
      const result = await work();
      const ms = now() - begun;
      if (ms > SLOW_MS) size = Math.max(LEAST, Math.round(size / 2));
      else if (ms < QUICK_MS) size = Math.min(MOST, Math.round(size * 1.25));
      return result;
    },
  };
};

/** Always so many rows. */
export const steadyPace = (size: number): Pace => ({ size: () => size, keep: (work) => work() });
