// @module-tag embedded
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { tx } from '../db/tx.ts';
import { addressOf } from '../test/postgresTemplate.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { contador, PASSOS, tipo } from './fixtures/contador.ts';
import { tomaTarefa } from './tarefa.sql.ts';

const TAREFAS = 60;

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(async () => void (await sql`truncate tarefa restart identity`.execute(open.db)));
afterAll(() => open.close());

const enfileira = async (): Promise<void> => {
  await sql`insert into tarefa (tipo, chave, login, parametros, pedida_em)
    select ${tipo}, n::text, 'USU_ana', jsonb_build_object('numero', n), '2026-11-21T09:00:00'
    from generate_series(1, ${TAREFAS}::int) as n`.execute(open.db);
};

/** Two workers in separate processes, started at the same moment; returns the work of each. */
const emProcessos = async (server: string): Promise<string[][]> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(open.db);
  const script = fileURLToPath(new URL('fixtures/contadorChild.ts', import.meta.url));
  const workers = [1, 2].map(() => {
    const args = ['--no-warnings', script, addressOf(server, rows[0]?.name ?? '')];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const said: string[] = [];
    const lines = createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
    return { child, said, ready: once(lines, 'line'), ended: once(child, 'exit') };
  });
  await Promise.all(workers.map(({ ready }) => ready));
  for (const { child } of workers) child.stdin.write('já\n');
  const codes = await Promise.all(workers.map(async ({ ended }) => (await ended)[0] as number));
  expect(codes).toEqual([0, 0]);
  return workers.map(({ said }) => said.filter((line) => line !== 'pronto'));
};

/** On the embedded database, which belongs to one process: two workers in this one. */
const emUmProcesso = async (): Promise<string[][]> => {
  const said: string[][] = [[], []];
  const workers = said.map((steps) => contador(open.db, (passo) => steps.push(passo)));
  await Promise.all(workers.map(({ retoma }) => retoma()));
  await Promise.all(workers.map(({ quieta }) => quieta()));
  return said;
};

it('shares the jobs out between two workers, each of them to one only (TAR-5)', async () => {
  await enfileira();
  const server = process.env['TEST_DATABASE_URL'];
  const did = await (server ? emProcessos(server) : emUmProcesso());
  const expected = Array.from({ length: TAREFAS }, (_, tarefa) =>
    Array.from({ length: PASSOS }, (__, passo) => `${tarefa + 1}:${passo + 1}`),
  ).flat();
  expect(did.flat().toSorted()).toEqual(expected.toSorted());
  const { rows } = await sql<{
    situacao: string;
    n: number;
  }>`select situacao, count(*)::int as n from tarefa group by 1`.execute(open.db);
  expect(rows).toEqual([{ situacao: 'CONCLUÍDA', n: TAREFAS }]);
});

it('gives a job that is just being taken to nobody else, who gets the next one without waiting (TAR-5)', async () => {
  await enfileira();
  const prazo = { prazoMs: 60_000 };
  const quem = (numero: number) => ({ dono: `00000000-0000-4000-8000-00000000000${numero}`, ...prazo });
  let taken = (): void => undefined;
  let release = (): void => undefined;
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const primeira = tx(open.db, async (trx) => {
    const tomada = await tomaTarefa(trx, tipo, quem(1));
    taken();
    await isReleased;
    return tomada;
  });
  await isTaken;
  let isAnswered = false;
  const segunda = tomaTarefa(open.db, tipo, quem(2)).finally(() => (isAnswered = true));
  // The embedded database has one connection, which the first one holds.
  if (open.kind === 'postgres')
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(open.db);
      expect(isAnswered || rows.length > 0).toBe(true);
    }, 20_000);
  release();
  expect(await Promise.all([primeira, segunda])).toEqual([
    expect.objectContaining({ chave: '1' }),
    expect.objectContaining({ chave: '2' }),
  ]);
});
