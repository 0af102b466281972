import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../config/config.ts';
import type { Db } from './database.ts';
import { type Trx, tx } from './tx.ts';

/** On the embedded database every caller waits for the running transaction. */
const SLOW_MS = 60;
const QUICK_MS = 30;
const LEAST = 50;
const MOST = 1_000;

/**
 * A call makes several statements in sequence and would wait for a transaction before each. The connection is
 * left to it for this long.
 */
const REST_MS = 6;

/** With spare connections only writers of the same rows wait for a transaction, and each one costs some statements. */
const OF_MANY = 5_000;

/** Pace of work in small transactions, by the duration of the previous one. */
export interface Pace {
  size: () => number;
  /** Runs one transaction, adapts the size to its duration, and then rests. */
  tx: <T>(db: Db, work: (trx: Trx) => Promise<T>) => Promise<T>;
  /** Leaves the database to others for a moment. */
  rest: () => Promise<void>;
}

/** Clock and sleep of a pace. */
interface Time {
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
}

/** A fixed number of rows, without rest. */
export const steadyPace = (size: number): Pace => ({ size: () => size, tx, rest: async () => undefined });

/** Pace of an installation; `first` is the embedded database's first portion, in rows. */
export const paceOf = (
  { databaseUrl }: Pick<ServerConfig, 'databaseUrl'>,
  first: number,
  time: Time = { now: () => performance.now(), wait },
): Pace => {
  if (databaseUrl !== undefined) return steadyPace(OF_MANY);
  let size = first;
  const rest = async (): Promise<void> => void (await time.wait(REST_MS));
  return {
    size: () => size,
    tx: async (db, work) => {
      const { result, ms } = await tx(db, async (trx) => {
        const begun = time.now();
        return { result: await work(trx), ms: time.now() - begun };
      });
      if (ms > SLOW_MS) size = Math.max(LEAST, Math.round(size / 2));
      else if (ms < QUICK_MS) size = Math.min(MOST, Math.round(size * 1.25));
      await rest();
      return result;
    },
    rest,
  };
};
