import { relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaffApp } from '../app.ts';
import { emCurso } from '../jobs/tarefa.sql.ts';
import {
  arquivosQueNomeiam,
  lidos,
  lugares,
  soMonta,
  tabelasDe,
  tocaEspalhadas,
  travessias,
  vaiPelaChave,
  vinculosPerdidos,
} from './escala.fixture.ts';
import { type TestServer, testServer } from './harness.ts';
import { calls, send, tokensOf } from './walkSend.fixture.ts';

const src = fileURLToPath(new URL('../', import.meta.url));
let t: TestServer;
/** Files of crossing statements, with an example. */
const cruzam = new Map<string, string>();
/** Files of all statements about spread tables. */
const pedem = new Set<string>();
/** Number of statements checked against the map. */
const vistas = new Set<string>();
const mapa = lugares();

/** Origin of a statement: the first file that does not only pass it on. */
const quemPede = (stack = ''): string => {
  const files = [...stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+\.ts)/g)]
    .map(([, file = '']) => relative(src, file).split(sep).join('/'))
    .filter((file) => !file.startsWith('..') && !file.startsWith('test/'));
  return files.find((file) => !file.startsWith('db/')) ?? files[0] ?? 'desconhecido';
};

/** Inspects each statement on its way to the database. */
const olha = (text: string): void => {
  vistas.add(text);
  if (!tocaEspalhadas(text, mapa)) return;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const { stack } = new Error('who asks');
  Error.stackTraceLimit = stackTraceLimit;
  const file = quemPede(stack);
  pedem.add(file);
  if (!vaiPelaChave(text, mapa) && !cruzam.has(file)) cruzam.set(file, text);
};

const emCursoAgora = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tarefa where ${emCurso}`.execute(
    t.db,
  );
  return rows[0]?.n ?? 0;
};

beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 300 });
  const plain = t.db;
  const db = plain.withPlugin({
    transformQuery: ({ node, queryId }) => {
      olha(plain.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const app = buildStaffApp({ ...t.deps, db });
  await app.ready();
  for (const { endpoint, call } of calls)
    for (const token of await tokensOf(t, call)) await send(app, endpoint, call, token);
  // Background work of the calls runs statements as well.
  while ((await emCursoAgora()) > 0) await setTimeout(50);
  await app.close();
});
afterAll(() => t.close());

/** Differences of docs/escala.md from the product: a sentence for each missing or left-over name. */
const registro = (page: readonly string[], found: Iterable<string>, mark: string): string[] => {
  const all = new Set(found);
  const lines = `the lines <!-- ${mark}: começo --> and <!-- ${mark}: fim --> in docs/escala.md`;
  return [
    ...[...all]
      .filter((name) => !page.includes(name))
      .map((name) => `put \`${name}\` between ${lines}, with the reason`),
    ...page.filter((name) => !all.has(name)).map((name) => `take \`${name}\` out from between ${lines}`),
  ];
};

interface Vinculo {
  de: string;
  para: string;
  colunas: string[];
  alvo: string[];
}

const vinculos = async (): Promise<Vinculo[]> =>
  (
    await sql<Vinculo>`
      select c.conrelid::regclass::text as de, c.confrelid::regclass::text as para,
        (select array_agg(attname::text order by attnum) from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) as colunas,
        (select array_agg(attname::text order by attnum) from pg_attribute where attrelid = c.confrelid and attnum = any(c.confkey)) as alvo
      from pg_constraint c where c.contype = 'f' order by 1, 2`.execute(t.db)
  ).rows;

describe('docs/escala.md', () => {
  it('gives every table its place, and no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname::text as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(
      t.db,
    );
    const names = rows.map(({ name }) => name);
    expect([
      ...names
        .filter((name) => !mapa.has(name))
        .map(
          (name) =>
            `put \`${name}\` between the lines <!-- espalhadas --> (with its key) or <!-- outras --> (copied or single) in docs/escala.md`,
        ),
      ...[...mapa.keys()]
        .filter((name) => !names.includes(name))
        .map((name) => `take \`${name}\`, which is no table, out of docs/escala.md`),
    ]).toEqual([]);
  });

  it('spreads by a column that is never empty, and of one type within a group', async () => {
    const { rows } = await sql<{ tabela: string; coluna: string; tipo: string; vazia: string }>`
      select table_name as tabela, column_name as coluna, data_type as tipo, is_nullable as vazia
      from information_schema.columns where table_schema = current_schema()`.execute(t.db);
    const tipos = new Map<string, Set<string>>();
    for (const [tabela, { lugar, chave, grupo = '' }] of mapa) {
      if (lugar !== 'espalhada') continue;
      const column = rows.find((row) => row.tabela === tabela && row.coluna === chave);
      expect([tabela, column?.vazia]).toEqual([tabela, 'NO']);
      tipos.set(grupo, (tipos.get(grupo) ?? new Set()).add(column?.tipo ?? ''));
    }
    expect([...tipos.values()].map(({ size }) => size)).toEqual([...tipos.values()].map(() => 1));
  });

  it('names each foreign key that would not hold any more', async () => {
    const perdidos = (await vinculos())
      .filter(({ de, para, colunas, alvo }) => {
        const [a, b] = [mapa.get(de), mapa.get(para)];
        if (a?.lugar !== 'espalhada' && b?.lugar !== 'espalhada') return false;
        if (b?.lugar === 'copiada') return false;
        const juntas = a?.grupo !== undefined && a.grupo === b?.grupo;
        return !(juntas && colunas.includes(a?.chave ?? '') && alvo.includes(b?.chave ?? ''));
      })
      .map(({ de, colunas }) => `${de}.${colunas.join('+')}`);
    expect(registro(vinculosPerdidos(), perdidos, 'vínculos')).toEqual([]);
  });

  it('names each file with a statement that goes to more than one piece, and why', () => {
    expect(vistas.size).toBeGreaterThan(300);
    const found = registro(travessias(), cruzam.keys(), 'travessias');
    const [unnamed] = [...cruzam].filter(([file]) => !travessias().includes(file));
    expect({ found, ...(unnamed && { statement: unnamed[1] }) }).toEqual({ found: [] });
  });

  it('has read every file that names a spread table and that no call of the walk makes ask', () => {
    const unread = arquivosQueNomeiam(src, mapa).filter((file) => !pedem.has(file));
    expect(registro(lidos(), unread, 'lidos')).toEqual([]);
  });

  it('asks for no line of a file that builds statements and sends none', () => {
    expect(soMonta('export const x = (db: Db) => db.selectFrom("guia"); // await')).toBe(true);
    expect(soMonta('export const x = (db: Db) => db.selectFrom("guia").execute();')).toBe(false);
    expect(soMonta('export const x = async (db: Db) => { await y(db); };')).toBe(false);
  });

  it.each([
    ['select * from "guia" where "numero" = $1', true],
    ['select * from guia g join guia_item i on i.guia_numero = g.numero where g.numero = $1', true],
    ['select * from guia where status = $1', false],
    [
      'select * from guia a join guia b on b.matricula = a.matricula and b.numero <> a.numero where a.numero = $1',
      false,
    ],
    ['select * from guia_item as i where i.guia_numero in ($1, $2)', true],
    ['select * from guia g join fatura f on f.numero = g.numero where g.numero = $1', false],
    ['insert into guia_item (guia_numero, codigo) values ($1, $2)', true],
    ['insert into guia (numero) select numero from guia_item', false],
    ['update titulo set pago_em = $1 where fatura_numero = any($2)', true],
    ['update titulo set pago_em = $1 where numero = $2', false],
    ['select * from pessoa where nome = $1', true],
  ])('%s goes by its key: %s', (text, isByKey) => {
    expect(vaiPelaChave(text, mapa)).toBe(isByKey);
    expect(tabelasDe(text, mapa).size).toBeGreaterThan(0);
  });
});
