import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database, Db } from './schema.ts';

/** A running transaction; everything inside it uses this and never the outer db. */
export type Trx = Transaction<Database>;

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Refuses a second connection inside a transaction. The embedded database has one connection, so the call
 * would wait for itself; on PostgreSQL it would run outside the transaction. Both dialects check it, so that
 * tests find the mistake.
 */
export const refuseNested = (): void => {
  if (current.getStore()?.isOpen) {
    throw new Error('db was used inside tx(): use the transaction that tx() hands over.');
  }
};

/** Runs the work in one transaction: all is kept, or nothing when it throws. */
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

/** Runs the work in the given transaction, or in its own. */
export const within = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Trx) : tx(db, work);
