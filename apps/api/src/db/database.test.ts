// @module-tag embedded
import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../test/testDatabase.ts';
import { type Db, openDatabase, type OpenDatabase } from './database.ts';
import { inPortionsHere } from './portions.ts';
import { tx } from './tx.ts';

let open: OpenDatabase;
let db: Db;

beforeAll(async () => {
  open = await openTestDatabase();
  db = open.db;
  await sql`create table prova (id integer primary key, texto text)`.execute(db);
});
afterAll(() => open.close());

const ids = async (): Promise<number[]> =>
  (await sql<{ id: number }>`select id from prova order by id`.execute(db)).rows.map(({ id }) => id);

describe('values', () => {
  it('come back in the same shapes from both databases', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select date '2026-02-28' as dia, numeric '1234.50' as numero, timestamp '2026-02-28 10:11:12' as momento,
             7::bigint as inteiro, 9007199254740993::bigint as enorme, array['a','b'] as lista, '{"a":1}'::jsonb as json,
             '\\x0102'::bytea as bytes, timestamptz '2026-02-28 10:00:00Z' as instante, null::text as nada, true as sim`.execute(
      db,
    );
    const { bytes, ...rest } = rows[0] ?? {};
    expect(rest).toEqual({
      dia: '2026-02-28',
      numero: '1234.50',
      momento: '2026-02-28 10:11:12',
      inteiro: 7,
      enorme: 9007199254740993n,
      lista: ['a', 'b'],
      json: { a: 1 },
      instante: new Date('2026-02-28T10:00:00Z'),
      nada: null,
      sim: true,
    });
    expect([...(bytes as Uint8Array)]).toEqual([1, 2]);
  });

  it('go in as parameters of the same shapes', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select ${'2026-02-28'}::date as dia, ${[1, 2]}::int[] as lista, ${new Uint8Array([3])}::bytea as bytes,
             ${new Date('2026-01-01T00:00:00Z')}::timestamptz as instante, ${5n}::bigint as inteiro`.execute(
      db,
    );
    expect(rows[0]).toMatchObject({
      dia: '2026-02-28',
      lista: [1, 2],
      inteiro: 5,
      instante: new Date('2026-01-01T00:00:00Z'),
    });
  });

  it('carry more rows than one message of the database thread holds', async () => {
    const { rows } = await sql<{ n: number }>`select n from generate_series(1, 4501) as n`.execute(db);
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 4501 }, (_, index) => index + 1));
  });
});

describe('transactions', () => {
  it('keep what ran beside a transaction that is rolled back', async () => {
    const failed = tx(db, async (trx) => {
      await sql`insert into prova values (1, 'x')`.execute(trx);
      throw new Error('volta');
    });
    const beside = [2, 3].map((id) => sql`insert into prova values (${id}, 'y')`.execute(db));
    await expect(failed).rejects.toThrow('volta');
    await Promise.all(beside);
    expect(await ids()).toEqual([2, 3]);
  });

  it('refuse the outer db inside at once instead of waiting for themselves', async () => {
    await expect(tx(db, () => sql`select 1`.execute(db))).rejects.toThrow('inside tx()');
    await expect(tx(db, () => tx(db, async () => 1))).rejects.toThrow('inside tx()');
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  });

  it('fail when a statement inside failed, even if the code swallowed it', async () => {
    const swallowing = tx(db, async (trx) => {
      await sql`insert into prova values (10, 'z')`.execute(trx);
      await sql`insert into prova values (10, 'z')`.execute(trx).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow();
    expect(await ids()).not.toContain(10);
  });

  it('tell a broken constraint by its code and name', async () => {
    await expect(sql`insert into prova values (2, 'again')`.execute(db)).rejects.toMatchObject({
      code: '23505',
      constraint: 'prova_pkey',
    });
  });
});

describe('streaming', () => {
  it('reads in portions, with parameters, inside and outside a transaction', async () => {
    const portions = async (source: Db) => {
      const query = source
        .selectFrom(sql<{ n: number }>`generate_series(1, 25)`.as('n'))
        .selectAll()
        .where(sql<boolean>`n > ${5}`);
      let count = 0;
      for await (const _ of query.stream(10)) count += 1;
      return count;
    };
    expect(await portions(db)).toBe(20);
    expect(await tx(db, (trx) => portions(trx))).toBe(20);
  });

  it('gives the connection back when the reader stops early', async () => {
    for await (const _ of db
      .selectFrom(sql`generate_series(1, 9000)`.as('n'))
      .selectAll()
      .stream(100))
      break;
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  });
});

const allOf = async <T>(portions: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const portion of portions) all.push(portion);
  return all;
};

describe('rows in portions', () => {
  const numbers = (count: number) => sql<{ n: number }>`select n from generate_series(1, ${count}::int) as n`;

  it('are all of them, presented, in their order', async () => {
    const read: number[] = [];
    for await (const portion of inPortionsHere(db, numbers(2_500), ({ n }) => n * 2)) read.push(...portion);
    expect(read).toEqual(Array.from({ length: 2_500 }, (_, index) => (index + 1) * 2));
    for await (const _ of inPortionsHere(db, numbers(0), ({ n }) => n)) throw new Error('no portion');
  });

  // On PostgreSQL the first of these lists runs twice, and the second, which must sort, once.
  it.each([
    [
      'a long one in the order that it is read in',
      sql<{ n: number }>`select n from generate_series(1, 60000) as n`,
    ],
    [
      'a long one that is sorted',
      sql<{ n: number }>`select n from generate_series(60000, 1, -1) as n order by n`,
    ],
  ])('come whole and once each: %s', async (_, query) => {
    const read = (await allOf(inPortionsHere(db, query, ({ n }) => n))).flat();
    expect(read).toEqual(Array.from({ length: 60_000 }, (_item, index) => index + 1));
  });

  it('leave the database to others while their reader takes its time', async () => {
    const slow = inPortionsHere(db, numbers(5_000), ({ n }) => n);
    const first = await slow.next();
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
    await tx(db, (trx) => sql`insert into prova values (70, 'beside')`.execute(trx));
    const rest = await allOf(slow);
    expect([first.value, ...rest].flat()).toHaveLength(5_000);
    expect(await ids()).toContain(70);
  });

  it('let their transaction write between two of them', async () => {
    const written = await tx(db, async (trx) => {
      let count = 0;
      for await (const portion of inPortionsHere(trx, numbers(2_500), ({ n }) => n)) {
        await sql`insert into prova values (${1_000_000 + count}, 'between')`.execute(trx);
        count += portion.length;
      }
      return count;
    });
    expect(written).toBe(2_500);
    expect((await ids()).slice(-3)).toEqual([1_000_000, 1_001_000, 1_002_000]);
  });

  it('are those of the moment they were asked for', async () => {
    await sql`delete from prova`.execute(db);
    await sql`insert into prova select n, 'x' from generate_series(1, 3000) as n`.execute(db);
    const query = db.selectFrom(sql<{ id: number }>`prova`.as('p')).select('id');
    const slow = inPortionsHere(db, query, ({ id }) => id);
    const first = await slow.next();
    await sql`delete from prova`.execute(db);
    expect((first.value ?? []).length + (await allOf(slow)).flat().length).toBe(3_000);
  });

  it('of many readers at once do not mix, and whoever stops early leaves nothing open', async () => {
    const readers = Array.from({ length: 5 }, (_, index) =>
      inPortionsHere(db, numbers(1_500 + index), ({ n }) => n),
    );
    const stopped = inPortionsHere(db, numbers(9_000), ({ n }) => n);
    await stopped.next();
    await stopped.return();
    const counts = await Promise.all(readers.map(async (one) => (await allOf(one)).flat().length));
    expect(counts).toEqual([1_500, 1_501, 1_502, 1_503, 1_504]);
    const { rows } = await sql`select name from pg_cursors where name like 'portions%'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('fail with the error of the database and give the connection back', async () => {
    const broken = sql<{ n: number }>`select 1 / (n - 1500) as n from generate_series(1, 3000) as n`;
    await expect(allOf(inPortionsHere(db, broken, ({ n }) => n))).rejects.toMatchObject({
      code: '22012',
    });
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  });
});

describe('a statement without end', () => {
  // The embedded database is rebuilt after each cancelled statement.
  it('is given up, and the database goes on working', { timeout: 180_000 }, async () => {
    const server = process.env['TEST_DATABASE_URL'];
    const short = server
      ? openDatabase({ url: server, statementTimeoutMs: 300 })
      : openDatabase({ memory: true, statementTimeoutMs: 300 });
    await sql`select 1`.execute(short.db);
    const endless = sql`select count(*) from generate_series(1, 10000000000) as n`.execute(short.db);
    await expect(endless).rejects.toMatchObject({ code: '57014' });
    await expect(sql`select 1`.execute(short.db)).resolves.toBeDefined();
    const stuck = sql<{ n: number }>`
      select n, case when n > 2500 then pg_sleep(1) end as pausa from generate_series(1, 3000) as n`;
    const read = async (): Promise<void> => {
      for await (const _ of inPortionsHere(short.db, stuck, ({ n }) => n)) continue;
    };
    await expect(read()).rejects.toMatchObject({ code: '57014' });
    await expect(sql`select 1`.execute(short.db)).resolves.toBeDefined();
    // A list without a first row is cancelled as well, and its server stops working.
    const silent = sql<{
      n: string;
    }>`select count(*) as n, 'calada' from generate_series(1, 10000000000) as n`;
    await expect(allOf(inPortionsHere(short.db, silent, ({ n }) => n))).rejects.toMatchObject({
      code: '57014',
    });
    const working = sql`select pid from pg_stat_activity
      where state = 'active' and query like '%calada%' and pid <> pg_backend_pid()`;
    if (server)
      await vi.waitFor(async () => expect((await working.execute(short.db)).rows).toEqual([]), 10_000);
    await short.close();
  });
});

describe('a connection that is cut between two statements of its transaction', () => {
  it('fails that transaction and nothing else', async () => {
    if (open.kind !== 'postgres') return;
    const uncaught: unknown[] = [];
    const hear = (error: unknown): void => void uncaught.push(error);
    const before = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', hear);
    let goOn = (): void => undefined;
    const cut = new Promise<void>((resolve) => (goOn = resolve));
    let tell = (_pid: number): void => undefined;
    const known = new Promise<number>((resolve) => (tell = resolve));
    const working = tx(db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      tell(rows[0]?.pid ?? 0);
      await cut;
      await sql`select 1`.execute(trx);
    });
    const pid = await known;
    await sql`select pg_terminate_backend(${pid}::int, 5000)`.execute(db);
    // The end of the connection arrives over the network.
    await setTimeout(200);
    goOn();
    await expect(working).rejects.toThrow(/./);
    process.removeListener('uncaughtException', hear);
    for (const listener of before) process.on('uncaughtException', listener);
    expect(uncaught).toEqual([]);
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  });
});

describe('a list whose reader leaves', () => {
  it('is ended, at a server too', async () => {
    const server = process.env['TEST_POOL_URL'] || process.env['TEST_DATABASE_URL'];
    const { db, close } = openDatabase(server ? { url: server } : { memory: true });
    const long = sql<{
      n: string;
    }>`select n, 'abandonada' from generate_series(1, 1000000) as n order by n`;
    const working = sql`select pid from pg_stat_activity
      where state = 'active' and query like '%abandonada%' and pid <> pg_backend_pid()`;
    for await (const rows of inPortionsHere(db, long, ({ n }) => n)) {
      expect(rows.length).toBeGreaterThan(0);
      // The embedded database has one connection, which the list occupies.
      if (server) expect((await working.execute(db)).rows).toHaveLength(1);
      break;
    }
    await vi.waitFor(async () => expect((await working.execute(db)).rows).toEqual([]), 10_000);
    await close();
  });
});
