import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Db, openDatabase, type OpenDatabase } from '../../apps/api/src/db/database.ts';
import { inPortionsHere } from '../../apps/api/src/db/portions.ts';
import { startListsThread } from '../../apps/api/src/http/list/thread/listsThread.ts';
import { type Cluster, findPostgres, startCluster, startReplica } from '../postgres.ts';

const bin = findPostgres() ?? '';
let primary: Cluster;
let replica: Cluster;
let open: OpenDatabase;
/** The replica itself, to make it late. */
let beside: OpenDatabase;
const told: string[] = [];

beforeAll(async () => {
  // Where a commit is answered only once it is written; the log of one that is not waits for a fraction of a second.
  primary = await startCluster(bin, ['synchronous_commit=on']);
  replica = await startReplica(bin, primary.url);
  const tell = (_: string, isUp: boolean) => void told.push(isUp ? 'up' : 'down');
  open = openDatabase({ url: primary.url, replicas: { urls: [replica.url], tell } });
  beside = openDatabase({ url: replica.url });
  await sql`create table prova (n integer primary key)`.execute(open.db);
});
afterAll(async () => {
  await open.close();
  await beside.close();
  await replica.stop().catch(() => undefined);
  await primary.stop();
});

interface Row {
  n: number | null;
  onReplica: boolean;
}

const lista = async (db: Db): Promise<Row[]> => {
  const query = sql<Row>`
    select max(n) as n, pg_is_in_recovery() as "onReplica" from prova`;
  const rows: Row[] = [];
  for await (const portion of inPortionsHere(db, query, (row) => row)) rows.push(...portion);
  return rows;
};
const grava = (n: number) => sql`insert into prova values (${n})`.execute(open.db);

describe('a list beside a replica', () => {
  it('is read from the replica, and always has what was written before (SER-38)', async () => {
    for (let n = 1; n <= 200; n += 1) {
      // One after the other: each list is asked for right after its own write.
      // oxlint-disable-next-line no-await-in-loop
      await grava(n);
      // oxlint-disable-next-line no-await-in-loop
      expect(await lista(open.db)).toEqual([{ n, onReplica: true }]);
    }
  });

  it('is read from it by the thread of lists too, with what was written before (SER-46)', async () => {
    const options = { url: primary.url, readUrls: [replica.url], statementTimeoutMs: 10_000 };
    const thread = startListsThread(options, () => undefined);
    const list = { call: 'GET /api/v1/caixa/getBandeiraCartao', field: undefined, isByColumn: false };
    const query =
      sql`select max(n)::text as "bandeiraId", pg_is_in_recovery()::text as "bandeiraNome" from prova`.compile(
        open.db,
      );
    try {
      for (let n = 201; n <= 260; n += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await grava(n);
        const pieces = thread.pieces(list, { query, present: undefined });
        // oxlint-disable-next-line no-await-in-loop
        const { bytes } = await pieces.first();
        // oxlint-disable-next-line no-await-in-loop
        await pieces.end();
        expect(JSON.parse(`${String(bytes)}]`)).toEqual([{ bandeiraId: String(n), bandeiraNome: 'true' }]);
      }
    } finally {
      await thread.close();
    }
  });

  it('is whole and in its order when it is long', async () => {
    const long = sql<{ n: number }>`select n from generate_series(1, 60000) as n order by n`;
    const read: number[] = [];
    for await (const rows of inPortionsHere(open.db, long, ({ n }) => n)) read.push(...rows);
    expect(read).toEqual(Array.from({ length: 60_000 }, (_, index) => index + 1));
  });

  it('waits for a replica that is a little late', async () => {
    await sql`select pg_wal_replay_pause()`.execute(beside.db);
    await grava(1_000);
    const asked = lista(open.db);
    await sql`select pg_wal_replay_resume()`.execute(beside.db);
    expect(await asked).toEqual([{ n: 1_000, onReplica: true }]);
  });

  it('comes from the primary while the replica is late, and from the replica again when it is not', async () => {
    await sql`select pg_wal_replay_pause()`.execute(beside.db);
    await grava(1_001);
    expect(await lista(open.db)).toEqual([{ n: 1_001, onReplica: false }]);
    expect(await lista(open.db)).toEqual([{ n: 1_001, onReplica: false }]);
    await sql`select pg_wal_replay_resume()`.execute(beside.db);
    await vi.waitFor(async () => expect(await lista(open.db)).toEqual([{ n: 1_001, onReplica: true }]), {
      timeout: 20_000,
    });
  });

  it('is given up by the replica too when its reader leaves', async () => {
    const long = sql<{ n: number }>`select n, 'abandonada' from generate_series(1, 1000000) as n order by n`;
    for await (const _ of inPortionsHere(open.db, long, ({ n }) => n)) break;
    const working = sql`select from pg_stat_activity
      where state = 'active' and query like '%abandonada%' and pid <> pg_backend_pid()`;
    await vi.waitFor(async () => expect((await working.execute(beside.db)).rows).toEqual([]), {
      timeout: 10_000,
    });
  });

  it('fails with the error of its own statement', async () => {
    const broken = sql<{ n: number }>`select 1 / (n - 5) as n from generate_series(1, 10) as n`;
    const read = async () => {
      for await (const _ of inPortionsHere(open.db, broken, (row) => row)) continue;
    };
    await expect(read()).rejects.toMatchObject({ code: '22012' });
  });

  it('comes from the primary where what was a replica answers as a primary', async () => {
    await sql`select pg_promote()`.execute(beside.db);
    await sql`insert into prova values (2000)`.execute(beside.db);
    expect(await lista(open.db)).toEqual([{ n: 1_001, onReplica: false }]);
  });

  it('comes from the primary when the replica is gone, which is told once', async () => {
    await vi.waitFor(() => expect(told).toEqual(['down']), { timeout: 20_000 });
    await beside.close();
    await replica.stop();
    expect(await lista(open.db)).toEqual([{ n: 1_001, onReplica: false }]);
    expect(open.replicas?.()).toEqual({ up: 0, all: 1 });
    expect(told).toEqual(['down']);
  });
});
