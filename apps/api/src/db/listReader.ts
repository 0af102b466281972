import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { readRows } from './postgresRows.ts';
import { openReplicas, type ReadReplicas } from './replicaRows.ts';

/** Copies of a PostgreSQL that lists are read from, and who hears of one that goes or comes back. */
export interface ReplicaOptions {
  urls: readonly string[];
  tell: (name: string, isUp: boolean) => void;
}

/** Reads lists from a real PostgreSQL: from a replica where there is one that has everything (SER-38). */
export interface ListReader {
  read: <R>(query: CompiledQuery<R>, portion: number) => AsyncIterable<R[]>;
  /** As `read`, of a query that was compiled elsewhere. */
  readText: (sql: string, parameters: readonly unknown[], portion: number) => AsyncIterable<unknown[]>;
  /** Of the replicas, those that are up; undefined where there are none. */
  replicas: ReadReplicas['count'] | undefined;
  /** Closes what was opened beside the pool, not the pool. */
  close: () => Promise<void>;
}

/** A reader over the connections of the primary. */
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
