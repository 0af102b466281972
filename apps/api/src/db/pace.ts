import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../config/config.ts';
import type { Db } from './database.ts';
import { type Trx, tx } from './tx.ts';

/** On the embedded database whoever asks waits for the transaction that runs. */
const SLOW_MS = 60;
const QUICK_MS = 30;
const LEAST = 50;
const MOST = 1_000;

/**
 * A call asks the database some times, one after the other. If the next transaction stood in line at once, it would wait for one of them each
 * time; so long the connection is left to it.
 */
const REST_MS = 6;

/** With connections to spare nobody waits for a transaction but who changes the same rows, and each costs some statements. */
const OF_MANY = 5_000;

/** How long work goes on in small transactions, by what the one before took. */
export interface Pace {
  /** Rows of the next transaction. */
  size: () => number;
  /** Does one transaction, goes by what it takes, and then rests. */
  tx: <T>(db: Db, work: (trx: Trx) => Promise<T>) => Promise<T>;
  /** Leaves the database to the others for a moment. */
  rest: () => Promise<void>;
}

/** What a pace goes by. */
interface Time {
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
}

/** Always so many rows, without rest. */
export const steadyPace = (size: number): Pace => ({ size: () => size, tx, rest: async () => undefined });

/** The pace of an installation; `first` rows are the first portion of the embedded database. */
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
