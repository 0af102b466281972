import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { readByCursor } from '../cursor.ts';
import { refuseNested } from '../tx.ts';
import type { EmbeddedClient } from './client.ts';

class EmbeddedConnection implements DatabaseConnection {
  readonly #client: EmbeddedClient;
  /** The thread that the transaction began in; undefined outside one. */
  transactionIn: number | undefined;

  constructor(client: EmbeddedClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.transactionIn !== undefined && this.transactionIn !== this.#client.generation) {
      throw new Error('A transação foi perdida: a thread do banco de dados parou.');
    }
    const { rows, affected, command } = await this.#client.query(sql, parameters);
    if (command === 'ROLLBACK' || command === 'COMMIT') return { rows: [{ command }] as R[] };
    const isChange =
      command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return { rows: rows as R[], ...(isChange ? { numAffectedRows: BigInt(affected ?? 0) } : {}) };
  }

  streamQuery<R>(query: CompiledQuery, portion: number): AsyncIterableIterator<QueryResult<R>> {
    return readByCursor<R>(this, query, { portion, isInTransaction: this.transactionIn !== undefined });
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

/** The one connection of the embedded database, lent to one caller after the other. */
class EmbeddedDriver implements Driver {
  readonly #client: EmbeddedClient;
  readonly #waitMs: number;
  readonly #connection: EmbeddedConnection;
  readonly #queue: (() => void)[] = [];
  #isLent = false;

  constructor(client: EmbeddedClient, waitMs: number) {
    this.#client = client;
    this.#waitMs = waitMs;
    this.#connection = new EmbeddedConnection(client);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseNested();
    if (this.#isLent) await this.#turn();
    this.#isLent = true;
    return this.#connection;
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(turn), 1);
        reject(new Error(`O banco de dados embutido não ficou livre em ${this.#waitMs} ms.`));
      }, this.#waitMs);
      this.#queue.push(turn);
    });
  }

  async releaseConnection(): Promise<void> {
    this.#connection.transactionIn = undefined;
    const next = this.#queue.shift();
    // The connection stays lent while it passes from hand to hand, so that nobody slips in between.
    if (next) next();
    else this.#isLent = false;
  }

  async beginTransaction(_: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#connection.begin(settings);
  }

  async commitTransaction(): Promise<void> {
    const { rows } = await this.#connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'));
    // A transaction that failed before is answered with ROLLBACK, not with an error.
    if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(): Promise<void> {
    // A new thread knows nothing of the transaction: it is gone already.
    if (this.#connection.transactionIn !== this.#client.generation) return;
    await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

/** PostgreSQL's own language over the one connection of the embedded database. */
export const embeddedDialect = (client: EmbeddedClient, waitMs: number): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EmbeddedDriver(client, waitMs),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
