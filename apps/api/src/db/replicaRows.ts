import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type PostgresOptions, postgresPool } from './postgres.ts';
import { type ReadOptions, readRows } from './postgresRows.ts';
import { followReplicas, type Replica, type Replicas } from './replicas.ts';

/** A replica with its connections. */
interface ReplicaPool extends Replica {
  readonly pool: pg.Pool;
}

/** Replicas for reading lists. */
export interface ReadReplicas {
  count: Replicas['count'];
  /** Like `readRows`, on a replica with everything committed so far, else on the primary. */
  read: <R>(query: CompiledQuery<R>, options: ReadOptions) => AsyncIterable<R[]>;
  close: () => Promise<void>;
}

const ANSWER_MS = 1_000;
const LOOK_MS = 5_000;

// An answered commit is on the disk: checkDatabase refuses replicas without that setting.
const POSITION = 'select pg_current_wal_flush_lsn()::text as position';
// A server that stopped being a replica is never used: it may be a replaced primary.
const HAS = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn else false end as has`;

const openReplica = (options: Omit<PostgresOptions, 'waitMs'>): ReplicaPool => {
  const pool = postgresPool({ ...options, waitMs: ANSWER_MS });
  return {
    name: new URL(options.url).host,
    pool,
    has: async (position) => {
      const query = { text: HAS, values: [position], query_timeout: ANSWER_MS };
      return (await pool.query<{ has: boolean }>(query)).rows[0]?.has === true;
    },
  };
};

const isTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === '57014';

/** Opens replicas beside the primary's pool and monitors them until `close`. */
export const openReplicas = (
  primary: pg.Pool,
  { urls, statementTimeoutMs }: { urls: readonly string[]; statementTimeoutMs: number },
  tell: (name: string, isUp: boolean) => void,
): ReadReplicas => {
  const pools = urls.map((url) => openReplica({ url, statementTimeoutMs }));
  const position = async (): Promise<string> =>
    (await primary.query<{ position: string }>(POSITION)).rows[0]?.position ?? 'ffffffff/ffffffff';
  const replicas = followReplicas(pools, { position, tell });
  void replicas.look();
  const timer = setInterval(() => void replicas.look(), LOOK_MS).unref();

  async function* read<R>(
    query: CompiledQuery<R>,
    options: ReadOptions,
  ): AsyncGenerator<R[], void, undefined> {
    // A primary that fails here also fails the list, and reports it below.
    const replica = await replicas.choose().catch(() => undefined);
    if (replica) {
      const rows = readRows(replica.pool, query, options);
      try {
        const first = await rows.next().catch((error: unknown) => {
          // A statement that takes too long would take as long on the primary.
          if (isTimeout(error)) throw error;
          replicas.rest(replica);
        });
        if (first) {
          if (!first.done) yield first.value;
          yield* rows;
          return;
        }
      } finally {
        await rows.return();
      }
    }
    yield* readRows(primary, query, options);
  }

  return {
    count: replicas.count,
    read,
    close: async () => {
      clearInterval(timer);
      await Promise.all(pools.map(({ pool }) => pool.end()));
    },
  };
};
