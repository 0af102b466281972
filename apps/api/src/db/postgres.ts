import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { readByCursor } from './cursor.ts';
import { Adapter } from './migrationLock.ts';
import { refuseNested } from './tx.ts';
import { asText, int8, parseInt8 } from './types.ts';

/** Connection to a real PostgreSQL (15 or newer). */
export interface PostgresOptions {
  url: string;
  /** Milliseconds until the database cancels a statement. */
  statementTimeoutMs: number;
  /** Maximum of connections. */
  connections?: number;
  /** Milliseconds that a caller waits for a free connection; default 2,000. */
  waitMs?: number | undefined;
}

const verbatim = new Set<number>(Object.values(asText));
const parserOf = (oid: number) => {
  if (verbatim.has(oid)) return (text: string) => text;
  return oid === int8 ? parseInt8 : undefined;
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parserOf(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** Adds streaming without another package, and the refusal of a nested connection, to the stock driver. */
class Driver extends PostgresDriver {
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseNested();
    const connection = await super.acquireConnection();
    connection.streamQuery = <R>(query: CompiledQuery, portion: number) =>
      readByCursor<R>(connection, query, { portion, isInTransaction: this.#inTransaction.has(connection) });
    return connection;
  }

  override async beginTransaction(...args: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    await super.beginTransaction(...args);
    this.#inTransaction.add(args[0]);
  }

  override async releaseConnection(...args: Parameters<PostgresDriver['releaseConnection']>): Promise<void> {
    this.#inTransaction.delete(args[0]);
    await super.releaseConnection(...args);
  }
}

/** Connections to a real PostgreSQL. */
export const postgresPool = ({
  url,
  statementTimeoutMs,
  connections = 10,
  waitMs = 2_000,
}: PostgresOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'vidas',
    types,
  });
  // A connection that breaks while idle is replaced on the next call; without a listener it would end the
  // process.
  pool.on('error', () => undefined);
  // A break between two statements of a transaction surfaces in the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** The dialect of a real PostgreSQL. */
export const postgresDialect = (pool: pg.Pool): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new Driver({ pool }),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
