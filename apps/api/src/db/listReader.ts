import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { readRows } from './postgresRows.ts';
import { openReplicas, type ReadReplicas } from './replicaRows.ts';

/** Replicas of a PostgreSQL for lists, and a listener for their failures and returns. */
export interface ReplicaOptions {
  urls: readonly string[];
  tell: (name: string, isUp: boolean) => void;
}

/** Reads lists from a real PostgreSQL: from an up-to-date replica, if there is one (SER-38). */
export interface ListReader {
  read: <R>(query: CompiledQuery<R>, portion: number) => AsyncIterable<R[]>;
  /** Like `read`, for a query compiled elsewhere. */
  readText: (sql: string, parameters: readonly unknown[], portion: number) => AsyncIterable<unknown[]>;
  /** Count of running replicas; undefined without replicas. */
  replicas: ReadReplicas['count'] | undefined;
  /** Closes everything except the pool. */
  close: () => Promise<void>;
}

/** Reader over the primary's connections. */
export const listReader = (
  pool: pg.Pool,
  { replicas, statementTimeoutMs }: { replicas?: ReplicaOptions | undefined; statementTimeoutMs: number },
): ListReader => {
  const beside = replicas && openReplicas(pool, { urls: replicas.urls, statementTimeoutMs }, replicas.tell);
  const read: ListReader['read'] = (query, portion) => {
    const options = { portion, timeoutMs: statementTimeoutMs };
    return beside ? beside.read(query, options) : readRows(pool, query, options);
  };
  return {
    read,
    readText: (sql, parameters, portion) => read(CompiledQuery.raw(sql, [...parameters]), portion),
    replicas: beside?.count,
    close: async () => beside?.close(),
  };
};
