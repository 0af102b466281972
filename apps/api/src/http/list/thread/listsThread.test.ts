import { getBandeiraCartao } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { columnsType } from '@vidas/api-client/http/columns.ts';
import { portionsHeader } from '@vidas/api-client/http/portions.ts';
import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import { asSelected, type Compilable, inPortions } from '../../../db/portions.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { calls, send, tokensOf } from '../../../test/walkSend.fixture.ts';
import { servePublic } from '../../serve.ts';
import { answerOf, read } from '../answers.fixture.ts';
import { type TestApp, testApp } from '../../testApp.fixture.ts';
import { type ListsThread, startListsThread } from './listsThread.ts';

interface Row {
  bandeiraId: string;
  bandeiraNome: string;
}

/** Lists whose rows only the main thread can make: with rows or results of other statements. */
const ownRows = [
  // A boleto's obstacles depend on the day and the configuration.
  'GET /api/v1/cobranca/getCartas/{competencia}',
  'GET /api/v1/cobranca/getInadimplentesMensageriaFoneErrado/{date}',
  'GET /api/v1/cobranca/getRelatorioInadimplentesMensageria/{date}',
  'GET /api/v1/comissionamento/getMudancas/{competencia}',
  'GET /api/v1/comissionamento/getSemComissao/{competencia}',
  'GET /api/v1/diretoria/getDadosPlanos/{type}/{date}',
  'GET /api/v1/financeiro/getBoletoMensageriaFoneErrado/{date}',
  'GET /api/v1/financeiro/getDadosPlanos/{a}/{b}',
  'GET /api/v1/financeiro/getRelatorioBoletoMensageria/{date}',
];

type Column = [unknown[], number[]?];

/** Values of a list by column; the ends of its portions vary. */
const valuesOf = (payload: string): unknown[][] => {
  const lines = payload.split('\n').filter((line) => line.startsWith('[') || line.startsWith(','));
  const [head = '', ...portions] = lines.map((line) => line.slice(1));
  const names = JSON.parse(`[${head}]`) as [string[]];
  return portions.reduce<unknown[][]>(
    (all, line) => {
      const [columns] = JSON.parse(`[${line}]`) as [Column[]];
      columns.forEach(([values, places], at) =>
        all[at]?.push(...(places?.map((place) => values[place]) ?? values)),
      );
      return all;
    },
    names[0].map((name) => [name]),
  );
};
const saidBy = ({ payload, headers }: Awaited<ReturnType<typeof send>>) =>
  headers['content-type'] === columnsType ? JSON.stringify(valuesOf(payload)) : payload.replaceAll('\n', '');

// The embedded database has its own thread, and none of this.
describe.runIf(process.env['TEST_DATABASE_URL'])('lists that a thread reads (SER-46)', () => {
  let t: TestServer;
  let lists: ListsThread;
  /** Requests to the thread, and reports of its end. */
  const asked: string[] = [];
  const told: unknown[] = [];
  let worker: Worker | undefined;
  process.on('worker', (started) => (worker = started));

  beforeAll(async () => {
    t = await testServer({ seed: 'demo', lives: 300 });
    const url = t.url ?? '';
    const thread = startListsThread({ url, readUrls: [], statementTimeoutMs: 2_000 }, (cause) =>
      told.push(cause),
    );
    lists = {
      pieces: (list, query) => {
        asked.push(list.call);
        return thread.pieces(list, query);
      },
      close: thread.close,
    };
  });
  afterAll(async () => {
    await lists.close();
    await t.close();
  });

  it('say the same as those that the server reads, in both forms', async () => {
    const threaded = buildStaffApp({ ...t.deps, lists });
    await threaded.ready();
    const declared = new Set(threaded.reports.map(({ endpoint }) => endpoint));
    // Reading calls only; the record of readings grows with each of them (PRV-9).
    const reading = calls.filter(
      ({ endpoint, name }) =>
        (declared.has(endpoint) || endpoint.method === 'GET') && !name.includes('getConsultasRegistradas'),
    );
    const long: typeof reading = [];
    for (const one of reading) {
      const { endpoint, call, name } = one;
      const [token] = await tokensOf(t, call);
      for (const accept of ['application/json', columnsType]) {
        const ours = await send(t.staff, endpoint, { ...call, accept }, token);
        if (ours.headers[portionsHeader] === undefined) continue;
        long.push(one);
        const its = await send(threaded, endpoint, { ...call, accept }, token);
        // Not toBe: a difference would be printed whole.
        expect(saidBy(its) === saidBy(ours), name).toBe(true);
        expect(its.statusCode, name).toBe(ours.statusCode);
        expect(its.headers['content-type'], name).toBe(ours.headers['content-type']);
      }
    }
    await threaded.close();
    const nameOf = ({ endpoint }: (typeof long)[number]) =>
      `${endpoint.method} ${endpoint.base}${endpoint.path}`;
    expect(new Set(long.map(nameOf).filter((name) => !asked.includes(name)))).toEqual(new Set(ownRows));
    expect(new Set(asked).size).toBeGreaterThan(50);
  });

  it('are counted on the way where they are on record, as the server counts them (PRV-8)', async () => {
    const threaded = buildStaffApp({ ...t.deps, lists });
    await threaded.ready();
    const lista = '/prevencao/getRelatorioProcedimentosRealizadosPeriodo/01_01_2026/31_12_2026/10101012';
    for (const path of [lista, '/prevencao/getRelatorioBeneficiariosAcima55']) {
      const pessoas = async (app: typeof threaded, login: string): Promise<number> => {
        const authorization = await t.tokenFor({ login, modules: ['prevencao'] });
        const { statusCode } = await app.inject({ url: `/api/v1${path}`, headers: { authorization } });
        expect(statusCode).toBe(200);
        const line = await t.db
          .selectFrom('consulta_saude')
          .selectAll()
          .where('login', '=', `USU_${login}`)
          .executeTakeFirstOrThrow();
        expect(line.completa).toBe(true);
        return line.pessoas;
      };
      const its = await pessoas(threaded, `fio${path.length}`);
      expect(its).toBeGreaterThan(1);
      expect(its).toBe(await pessoas(t.staff, `nosso${path.length}`));
    }
    await threaded.close();
  });

  describe('of many rows', () => {
    let app: TestApp;
    let port = 0;
    /** Statement of the next call. */
    let statement: Compilable<Row>;
    beforeAll(async () => {
      app = testApp(
        (calls) => servePublic(calls, getBandeiraCartao, async () => inPortions(t.db, statement, asSelected)),
        {},
        lists,
      );
      await app.app.listen({ port: 0, host: '127.0.0.1' });
      ({ port } = app.app.server.address() as AddressInfo);
    });
    afterAll(() => app.app.close());

    const many = (count: number, nome = sql<string>`repeat('x', 500)`) =>
      sql<Row>`select n::text as "bandeiraId", ${nome} as "bandeiraNome" from generate_series(1, ${sql.lit(count)}) as n /* abandonada */`;
    const ask = () => answerOf(port, '/api/v1/caixa/getBandeiraCartao');
    const working = async () => {
      const found =
        await sql`select from pg_stat_activity where query like '%abandonada%' and pid <> pg_backend_pid()
        and datname = current_database() and state in ('active', 'idle in transaction')`.execute(t.db);
      return found.rows.length;
    };

    it('come whole and in their order', async () => {
      statement = many(20_000);
      const rows = JSON.parse(await read(await ask())) as Row[];
      expect(rows.map(({ bandeiraId }) => bandeiraId)).toEqual(
        Array.from({ length: 20_000 }, (_, at) => String(at + 1)),
      );
    });

    it('end in the database when their reader goes', async () => {
      statement = many(2_000_000);
      const answer = await ask();
      await vi.waitFor(async () => expect(await working()).toBe(1), { timeout: 10_000 });
      answer.destroy();
      await vi.waitFor(async () => expect(await working()).toBe(0), { timeout: 10_000 });
    });

    it('wait for a reader that takes nothing', async () => {
      await sql`create sequence if not exists lidas`.execute(t.db);
      statement = many(400_000, sql<string>`repeat('x', 500) || nextval('lidas')`);
      const answer = await ask();
      answer.pause();
      const count = async () =>
        (await sql<{ n: string }>`select last_value::text as n from lidas`.execute(t.db)).rows[0]?.n;
      // The statement stops before its end: the whole list is 200 MB of text.
      const before = await vi.waitFor(
        async () => {
          const found = await count();
          await setTimeout(300);
          expect(await count()).toBe(found);
          return found;
        },
        { timeout: 60_000, interval: 0 },
      );
      expect(Number(before)).toBeLessThan(100_000);
      answer.destroy();
      await vi.waitFor(async () => expect(await working()).toBe(0), { timeout: 10_000 });
    });

    it('are refused properly before their first row', async () => {
      statement = sql<Row>`select (1 / (n - 1))::text as "bandeiraId", '' as "bandeiraNome" from generate_series(1, 2) as n`;
      const wrong = await ask();
      expect([wrong.statusCode, JSON.parse(await read(wrong))]).toEqual([
        500,
        expect.objectContaining({ error: 'Ocorreu um erro no servidor.' }),
      ]);
      expect(app.logged()).toContain('22012');
      statement = sql<Row>`select '1' as "bandeiraId", pg_sleep(5)::text as "bandeiraNome"`;
      const late = await ask();
      expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
      late.resume();
      statement = sql<Row>`select null as "bandeiraId", '' as "bandeiraNome"`;
      const breach = await ask();
      expect(breach.statusCode).toBe(500);
      breach.resume();
      expect(app.logged()).toContain('/caixa/getBandeiraCartao breaks the contract at *.bandeiraId');
    });

    it('break off when they fail later', async () => {
      statement = many(200_000, sql<string>`repeat('x', 500) || (1 / (n - 150000))`);
      const answer = await ask();
      expect(answer.statusCode).toBe(200);
      await expect(read(answer)).rejects.toThrow('aborted');
    });

    it('break off when the thread ends, which is told once, and the next thread reads the next', async () => {
      expect(told).toEqual([]);
      statement = many(2_000_000);
      const answer = await ask();
      await worker?.terminate();
      await expect(read(answer)).rejects.toThrow('aborted');
      expect(told).toHaveLength(1);
      statement = many(3);
      expect(JSON.parse(await read(await ask()))).toHaveLength(3);
      await vi.waitFor(async () => expect(await working()).toBe(0), { timeout: 10_000 });
      expect(told).toHaveLength(1);
    });

    it('get 503 when the thread ends before their first row', async () => {
      statement = sql<Row>`select '1' as "bandeiraId", pg_sleep(1)::text as "bandeiraNome"`;
      const coming = ask();
      await setTimeout(300);
      await worker?.terminate();
      const answer = await coming;
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      answer.resume();
    });

    it('are cut off when the server ends', async () => {
      const other = startListsThread(
        { url: t.url ?? '', readUrls: [], statementTimeoutMs: 2_000 },
        (cause) => void told.push(cause),
      );
      const query = many(2_000_000).compile(t.db);
      const list = {
        call: 'GET /api/v1/caixa/getBandeiraCartao',
        field: undefined,
        isByColumn: false,
      };
      const before = told.length;
      const pieces = other.pieces(list, { query, present: undefined });
      await pieces.first();
      await other.close();
      await expect(pieces.end()).rejects.toThrow('A leitura da lista parou.');
      expect(told).toHaveLength(before);
      await vi.waitFor(async () => expect(await working()).toBe(0), { timeout: 10_000 });
    });
  });
});
