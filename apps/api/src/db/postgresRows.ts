import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { refuseNested } from './tx.ts';

/** Options for reading a list from a real PostgreSQL. */
export interface ReadOptions {
  portion: number;
  /** Milliseconds without a row until the statement is cancelled; the reader's own time does not count. */
  timeoutMs: number;
}

const timedOut = (): Error =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

/** Rows of one statement as they arrive; the socket is paused while enough of them wait for the reader. */
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
    const portionRows = rows;
    rows = [];
    // The next rows arrive while these are used.
    stream.resume();
    yield portionRows;
  }
}

/** Rows from which the first portion deserves its own run, whose cost is then negligible. */
const MANY = 50_000;

interface Plan {
  'Plan Rows': number;
  'Startup Cost': number;
  'Total Cost': number;
}

/** A list is long and its first rows are cheap; an aggregate or a sort needs nearly all work for them. */
const startsSoon = async <R>(
  client: pg.PoolClient,
  { sql, parameters }: CompiledQuery<R>,
): Promise<boolean> => {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) declare first_rows no scroll cursor for ${sql}`,
    [...parameters],
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan !== undefined && plan['Plan Rows'] >= MANY && plan['Startup Cost'] < plan['Total Cost'] / 10;
};

/** Reads with the plan that returns the first rows soonest. */
const firstRows = async <R>(client: pg.PoolClient, { sql, parameters }: CompiledQuery<R>, count: number) => {
  await client.query(`declare first_rows no scroll cursor for ${sql}`, [...parameters]);
  const { rows } = await client.query<R & pg.QueryResultRow>(`fetch forward ${count} from first_rows`);
  await client.query('close first_rows');
  return rows as R[];
};

/** Backend of a transaction: process id, and server by its start moment. */
interface Worker {
  pid: number;
  server: string;
}

/** Ends a connection's running work; behind one address another server may answer by now. */
const cancel = async (pool: pg.Pool, worker: Worker | undefined): Promise<void> => {
  if (!worker) return;
  const end = 'select pg_cancel_backend($1) where pg_postmaster_start_time()::text = $2';
  await pool.query(end, [worker.pid, worker.server]).catch(() => undefined);
};

/**
 * Begins the transaction and returns its backend: behind a pooler the connection's own process id belongs to
 * another one.
 */
const begin = async (client: pg.PoolClient): Promise<Worker | undefined> => {
  // JIT compilation delays the first row of a long list by a second without gain.
  const results = (await client.query(
    'begin isolation level repeatable read read only; set local jit = off; set local cursor_tuple_fraction = 0.01; select pg_backend_pid() as pid, pg_postmaster_start_time()::text as server',
  )) as unknown as pg.QueryResult<Worker>[];
  return results.at(-1)?.rows[0];
};

/**
 * Reads a query in portions, in its own transaction. A long list with cheap first rows runs twice in one
 * snapshot: the first portion by the fastest-start plan, the rest by the fastest-end plan; its order must
 * have no ties. Every other list runs once, which ends sooner (docs/performance.md).
 */
export async function* readRows<R>(
  pool: pg.Pool,
  query: CompiledQuery<R>,
  options: ReadOptions,
): AsyncGenerator<R[], void, undefined> {
  refuseNested();
  const { portion } = options;
  const client = await pool.connect();
  let isWhole = false;
  let worker: Worker | undefined;
  try {
    worker = await begin(client);
    const first = (await startsSoon(client, query)) ? await firstRows(client, query, portion) : [];
    if (first.length > 0) yield first;
    if (first.length === 0 || first.length === portion) {
      // Otherwise the reader's own time would count as silence.
      await client.query('set local statement_timeout = 0');
      let left = first.length;
      for await (const rows of rowsOf(client, query, options)) {
        const fresh = left === 0 ? rows : rows.slice(left);
        left = Math.max(0, left - rows.length);
        if (fresh.length > 0) yield fresh;
      }
    }
    await client.query('commit');
    isWhole = true;
  } finally {
    // An unfinished statement ends with its connection and stops working.
    client.release(!isWhole);
    if (!isWhole) await cancel(pool, worker);
  }
}
