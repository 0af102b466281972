import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { refuseNested } from './tx.ts';

/** How a list is read from a real PostgreSQL. */
export interface ReadOptions {
  /** Rows of one portion. */
  portion: number;
  /** Milliseconds without a row after which the statement is given up; time that the reader takes does not count. */
  timeoutMs: number;
}

const timedOut = (): Error =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

/** The rows of one statement as they arrive; the socket is paused while enough of them wait for their reader. */
async function* rowsOf<R>(
  client: pg.PoolClient,
  { sql, parameters }: CompiledQuery<R>,
  { portion, timeoutMs }: ReadOptions,
): AsyncGenerator<R[], void, undefined> {
  const { stream } = client.connection;
  const query = new pg.Query<R & pg.QueryResultRow>({ text: sql, values: [...parameters] });
  let rows: R[] = [];
  let isOver = false;
  let failure: Error | undefined;
  let wake = (): void => undefined;
  const finish = (error?: Error): void => {
    isOver = true;
    failure ??= error;
    wake();
  };
  query.on('row', (row) => {
    rows.push(row);
    if (rows.length < portion) return;
    stream.pause();
    wake();
  });
  query.on('end', () => finish());
  query.on('error', finish);
  const someRows = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => finish(timedOut()), timeoutMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  client.query(query);
  for (;;) {
    if (rows.length < portion && !isOver) await someRows();
    if (failure) throw failure;
    if (rows.length === 0) return;
    const taken = rows;
    rows = [];
    // The next rows come in while these are used.
    stream.resume();
    yield taken;
  }
}

/** Ends what a connection still does at the server; one that is gone already has nothing to end. */
const cancel = async (
  pool: pg.Pool,
  { processID }: pg.PoolClient & { processID?: number },
): Promise<void> => {
  await pool.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined);
};

/**
 * Reads a query in portions, in a transaction of its own. It runs once: a first portion by the plan that starts soonest and then the
 * whole by the one that ends soonest had its first byte earlier but was later at its end (docs/performance.md), and a screen shows
 * a list when it is whole.
 */
export async function* readRows<R>(
  pool: pg.Pool,
  query: CompiledQuery<R>,
  options: ReadOptions,
): AsyncGenerator<R[], void, undefined> {
  refuseNested();
  const client = await pool.connect();
  let isWhole = false;
  try {
    // Compiling (JIT) delays the first row of a long list by a second and gains nothing. The time of the statement would hold the
    // reader's own.
    await client.query('begin read only; set local jit = off; set local statement_timeout = 0');
    yield* rowsOf(client, query, options);
    await client.query('commit');
    isWhole = true;
  } finally {
    // A statement that is not read to its end goes with its connection, and does not work on for nobody.
    client.release(!isWhole);
    if (!isWhole) await cancel(pool, client);
  }
}
