import { Kysely } from 'kysely';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedClient } from './embedded/client.ts';
import { embeddedDialect } from './embedded/dialect.ts';
import { lockFolder } from './embedded/lock.ts';
import { keepTurns, Turns } from './embedded/turns.ts';
import { listReader, type ListReader, type ReplicaOptions } from './listReader.ts';
import { readPortionsBy } from './portions.ts';
import { postgresDialect, postgresPool } from './postgres.ts';
import type { Database, Db } from './schema.ts';

export type { Db, ReplicaOptions };

/** Location of the data: a real PostgreSQL, a folder, or memory (tests). */
export type DatabaseOptions = { statementTimeoutMs?: number; waitMs?: number } & (
  | { url: string; replicas?: ReplicaOptions }
  | { dir: string }
  | { memory: true; template?: Uint8Array }
);

/** An open database. `dump` copies an in-memory one. */
export interface OpenDatabase {
  db: Db;
  kind: 'embedded' | 'postgres';
  dump: () => Promise<Uint8Array>;
  /** Count of running replicas for lists; undefined without replicas. */
  replicas?: ListReader['replicas'];
  /** Waits for the statements in progress, then closes. */
  close: () => Promise<void>;
}

const noDump = async (): Promise<Uint8Array> => {
  throw new Error('Só o banco em memória pode ser copiado.');
};

const openPostgres = (
  { url, replicas }: { url: string; replicas?: ReplicaOptions },
  statementTimeoutMs: number,
  waitMs?: number,
): OpenDatabase => {
  const pool = postgresPool({ url, statementTimeoutMs, waitMs });
  const db = new Kysely<Database>({ dialect: postgresDialect(pool) });
  const lists = listReader(pool, { replicas, statementTimeoutMs });
  readPortionsBy(db, lists.read);
  const close = async (): Promise<void> => {
    await lists.close();
    await db.destroy();
  };
  return { db, kind: 'postgres', dump: noDump, replicas: lists.replicas, close };
};

/** Opens the database. Throws `FolderInUse` when another process holds the folder. */
export const openDatabase = (options: DatabaseOptions): OpenDatabase => {
  const { statementTimeoutMs = 60_000, waitMs } = options;
  if ('url' in options) return openPostgres(options, statementTimeoutMs, waitMs);
  const dir = 'dir' in options ? options.dir : undefined;
  if (dir !== undefined) mkdirSync(dirname(dir), { recursive: true, mode: 0o700 });
  const lock = dir === undefined ? undefined : lockFolder(dir);
  const client = new EmbeddedClient(
    { dir, template: 'memory' in options ? options.template : undefined },
    statementTimeoutMs,
  );
  const turns = new Turns();
  const db = new Kysely<Database>({ dialect: embeddedDialect(client, turns, waitMs ?? 30_000) });
  keepTurns(db, turns);
  return {
    db,
    kind: 'embedded',
    dump: dir === undefined ? () => client.dump() : noDump,
    async close() {
      await db.destroy();
      lock?.release();
    },
  };
};
