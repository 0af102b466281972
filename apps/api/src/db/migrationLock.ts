import { PostgresAdapter } from 'kysely';

/** Kysely's own lock number, so that a server of an older version waits as well. */
export const MIGRATION_LOCK = 3_853_314_791_062_309_107n;

/**
 * Kysely would lock per connection, which fails behind a pooler that changes connections after each
 * transaction; `migrate` locks per transaction.
 */
export class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    // The transaction holds the lock.
  }

  override async releaseMigrationLock(): Promise<void> {
    // The lock ends with the transaction.
  }
}
