import { PostgresAdapter } from 'kysely';

/** The number that Kysely itself locks, so that a server of before waits as well. */
export const MIGRATION_LOCK = 3_853_314_791_062_309_107n;

/**
 * Kysely would lock for the connection, which a pool that gives a connection to others after each transaction does not keep; `migrate`
 * locks for its transaction.
 */
export class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    // The transaction has it.
  }

  override async releaseMigrationLock(): Promise<void> {
    // It ends with the transaction.
  }
}
