import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../start/process.fixture.ts';
import { emptyTables } from '../../test/emptyTables.ts';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { carrega } from './carrega.ts';
import { abreEntrega, findEntrega, marcaPronta } from './entregas.sql.ts';
import { guardaArquivo } from './pedacos.sql.ts';

vi.setConfig({ testTimeout: 60_000 });
const em = '2026-11-26T09:00:00';
const csv =
  'codigo;nome;login;cargo;meta_vidas;ativo\r\n1;Ana;ANA;Vendedor;10;S\r\n2;Rui;RUI;Vendedor;10;S\r\n';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(open.db, ['carga_entrega', 'vendedor']);
  await abreEntrega(open.db, 'e1', { login: 'central', via: 'HTTP', em });
});
afterAll(() => open.close());

const recebe = () =>
  guardaArquivo(
    open.db,
    { entrega: 'e1', nome: 'vendedores' },
    {
      fonte: (async function* () {
        yield Buffer.from(csv);
      })(),
      maxBytes: 1e9,
      em,
    },
  );
const deixaPronta = async () => {
  await recebe();
  await marcaPronta(open.db, 'e1', { manifesto: undefined, em });
};
const conta = async (tabela: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)}`.execute(open.db)).rows[0]?.n;

/** Statements of other connections to this database that wait for a lock. */
const parados = async (): Promise<number[]> =>
  (
    await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(open.db)
  ).rows.map(({ pid }) => pid);

/** Kills a process of the delivery while it waits for a lock, and lets the database notice. */
const morre = async (segura: string, env: Record<string, string>): Promise<void> => {
  const trava = await open.db.startTransaction().execute();
  await sql.raw(segura).execute(trava);
  const { child, ended } = run('apps/api/src/carga/entregas/carregaMorta.fixture.ts', [], {
    URL_DO_BANCO: open.url ?? '',
    ...env,
  });
  await expect.poll(parados, { timeout: 30_000 }).toHaveLength(1);
  const [pid = 0] = await parados();
  child.kill('SIGKILL');
  await ended;
  await trava.rollback().execute();
  const vive = sql`select from pg_stat_activity where pid = ${pid}::int`;
  await expect.poll(async () => (await vive.execute(open.db)).rows, { timeout: 30_000 }).toEqual([]);
};

describe('a process that is killed in the middle (CAR-7)', () => {
  it('while a file comes leaves no file, and it is sent again', async () => {
    if (open.url === undefined) return;
    await morre('lock table carga_pedaco in exclusive mode', { RECEBE: csv });
    expect([await conta('carga_arquivo'), (await findEntrega(open.db, 'e1'))?.situacao]).toEqual([
      0,
      'RECEBENDO',
    ]);
    await deixaPronta();
    expect(await conta('carga_pedaco')).toBe(1);
  });

  it.each([
    ['while it waits for its turn', `select pg_advisory_xact_lock(hashtext('vidas.carga'))`],
    ['while it reads', 'lock table carga_pedaco in access exclusive mode'],
    ['while it judges', 'lock table vendedor in access exclusive mode'],
    ['while it applies', 'lock table vendedor in share mode'],
    ['as it writes its report', 'lock table carga_problema in share mode'],
  ])('%s leaves nothing half done, and the next one applies the delivery', async (_, segura) => {
    if (open.url === undefined) return;
    await deixaPronta();
    await morre(segura, {});
    expect([await conta('vendedor'), await conta('carga_antes')]).toEqual([0, 0]);
    expect((await findEntrega(open.db, 'e1'))?.situacao).toBe('PRONTA');
    const feita = await carrega(open.db, { id: 'e1', aplica: true, em, limiteDeRecusadas: 0 });
    expect(feita).toMatchObject({ situacao: 'APLICADA', relatorio: { mudancas: [{ novas: 2 }] } });
    expect(await conta('vendedor')).toBe(2);
  });

  it('after it has applied the delivery leaves it applied, once', async () => {
    if (open.url === undefined) return;
    await deixaPronta();
    const { child, ended, says } = run('apps/api/src/carga/entregas/carregaMorta.fixture.ts', [], {
      URL_DO_BANCO: open.url,
    });
    await says('feito');
    child.kill('SIGKILL');
    await ended;
    const feita = await carrega(open.db, { id: 'e1', aplica: true, em, limiteDeRecusadas: 0 });
    expect(feita).toMatchObject({ situacao: 'APLICADA', relatorio: { mudancas: [{ novas: 2, iguais: 0 }] } });
    expect(await conta('vendedor')).toBe(2);
  });
});
