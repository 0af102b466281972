import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database, Db } from './schema.ts';

/** A transaction in progress; everything inside it goes through this and never through the outer db. */
export type Trx = Transaction<Database>;

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Refuses a second connection from inside a transaction. The embedded database has only one connection, so the call would wait
 * for itself; on PostgreSQL it would run outside the transaction. Both dialects check it, so that tests find the mistake.
 */
export const refuseNested = (): void => {
  if (current.getStore()?.isOpen) {
    throw new Error('db was used inside tx(): use the transaction that tx() hands over.');
  }
};

/** Runs the work in one transaction: all of it is kept, or nothing of it when it throws. */
export const tx = async <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> => {
  refuseNested();
  const mark = { isOpen: false };
  return current.run(mark, () =>
    db.transaction().execute(async (trx) => {
      mark.isOpen = true;
      try {
        return await work(trx);
      } finally {
        mark.isOpen = false;
      }
    }),
  );
};

/** Runs the work in the transaction that is handed over, or in one of its own. */
export const within = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Trx) : tx(db, work);
