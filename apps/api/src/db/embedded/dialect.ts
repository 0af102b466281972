import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { cursorName, readByCursor } from '../cursor.ts';
import { Adapter } from '../migrationLock.ts';
import { refuseNested } from '../tx.ts';
import type { EmbeddedClient } from './client.ts';
import type { Turns } from './turns.ts';

/** Statements that lift the time limit of their transaction. */
const lifting = /\bset local statement_timeout = 0\b|\bset_config\('statement_timeout', '0', true\)/;

class EmbeddedConnection implements DatabaseConnection {
  readonly #client: EmbeddedClient;
  readonly #turns: Turns;
  /** The transaction has no time limit. The client measures the time, because the database cannot cancel. */
  isUnlimited = false;
  /** Generation of the thread in which the transaction began; undefined outside a transaction. */
  transactionIn: number | undefined;

  constructor(client: EmbeddedClient, turns: Turns) {
    this.#client = client;
    this.#turns = turns;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.transactionIn !== undefined && this.transactionIn !== this.#client.generation) {
      throw new Error('A transação foi perdida: a thread do banco de dados parou.');
    }
    const { rows, affected, command } = await this.#client.query(sql, parameters, this.isUnlimited);
    if (this.transactionIn !== undefined && lifting.test(sql)) this.isUnlimited = true;
    if (command === 'ROLLBACK' || command === 'COMMIT') return { rows: [{ command }] as R[] };
    const isChange =
      command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return { rows: rows as R[], ...(isChange ? { numAffectedRows: BigInt(affected ?? 0) } : {}) };
  }

  streamQuery<R>(query: CompiledQuery, portion: number): AsyncIterableIterator<QueryResult<R>> {
    if (this.transactionIn === undefined) return this.#readHeld<R>(query, portion);
    return readByCursor<R>(this, query, { portion, isInTransaction: true });
  }

  /**
   * The database stores the whole result (large ones in its own temporary files), so the connection is free
   * while the reader works on a portion: a slow reader blocks nobody.
   */
  async *#readHeld<R>(query: CompiledQuery, portion: number): AsyncIterableIterator<QueryResult<R>> {
    const name = cursorName();
    const run = (text: string, parameters: readonly unknown[] = []) =>
      this.executeQuery<R>(CompiledQuery.raw(text, [...parameters]));
    await run(`declare ${name} no scroll cursor with hold for ${query.sql}`, query.parameters);
    const { generation } = this.#client;
    try {
      for (;;) {
        const { rows } = await run(`fetch forward ${portion} from ${name}`);
        if (rows.length > 0) {
          this.#turns.give();
          try {
            yield { rows };
          } finally {
            await this.#turns.take();
          }
        }
        if (rows.length < portion) break;
      }
    } finally {
      // A new thread does not have the cursor.
      if (generation === this.#client.generation) await run(`close ${name}`);
    }
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    await this.executeQuery(
      CompiledQuery.raw(
        ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
          .filter(Boolean)
          .join(' '),
      ),
    );
    this.transactionIn = this.#client.generation;
  }
}

/** The single connection of the embedded database, lent to one caller at a time. */
class EmbeddedDriver implements Driver {
  readonly #client: EmbeddedClient;
  readonly #waitMs: number;
  readonly #turns: Turns;
  readonly #connection: EmbeddedConnection;

  constructor(client: EmbeddedClient, turns: Turns, waitMs: number) {
    this.#client = client;
    this.#waitMs = waitMs;
    this.#turns = turns;
    this.#connection = new EmbeddedConnection(client, turns);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseNested();
    await this.#turns.take(this.#waitMs);
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#connection.transactionIn = undefined;
    this.#connection.isUnlimited = false;
    this.#turns.give();
  }

  async beginTransaction(_: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#connection.begin(settings);
  }

  async commitTransaction(): Promise<void> {
    const { rows } = await this.#connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'));
    // A transaction that failed earlier answers ROLLBACK instead of an error.
    if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(): Promise<void> {
    // The transaction ended with its old thread.
    if (this.#connection.transactionIn !== this.#client.generation) return;
    await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

/** PostgreSQL's dialect over the single connection of the embedded database. */
export const embeddedDialect = (client: EmbeddedClient, turns: Turns, waitMs: number): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new EmbeddedDriver(client, turns, waitMs),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
