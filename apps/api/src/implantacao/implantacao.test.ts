import { getImplantacao } from '@vidas/api-client/shell/implantacao/implantacao.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../test/harness.ts';
import { calls, send, tokensOf } from '../test/walkSend.fixture.ts';
import { versao } from '../config/versao.ts';
import { atosFechados } from './atosFechados.ts';
import { entraEmImplantacao, isEmImplantacao } from './implantacao.sql.ts';

let t: TestServer;
const momento = '2026-11-21T08:30:00';

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
});
afterAll(() => t.close());
// Deleted, because `truncate` locks whole tables and a job of the previous test may still read them.
beforeEach(async () => {
  for (const tabela of ['implantacao', 'pessoa', 'demo_carga'])
    await sql`delete from ${sql.table(tabela)}`.execute(t.db);
});

const pessoa = () =>
  sql`insert into pessoa (id, nome, nascimento, sexo) values (${crypto.randomUUID()}, 'Ana', '1980-01-01', 'F')`.execute(
    t.db,
  );

/** Number of rows per table, except those that every call writes. */
const linhas = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ tabela: string }>`select tablename as tabela from pg_tables
    where schemaname = current_schema() and tablename not in ('sessao', 'usuario')`.execute(t.db);
  const counted = rows.map(async ({ tabela }) => {
    const { rows: found } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(tabela)}`.execute(t.db);
    return [tabela, found[0]?.n ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
};

const doContrato = calls.filter(({ endpoint }) => atosFechados.has(endpoint));

describe('em implantação', () => {
  it('names acts of the contract alone, each once', () => {
    expect(doContrato.map(({ endpoint }) => endpoint)).toHaveLength(atosFechados.size);
  });

  it.each(doContrato)(
    'refuses $name with the reason, and nothing is written (CAR-50)',
    async ({ endpoint, call }) => {
      await entraEmImplantacao(t.db, momento);
      const tokens = await tokensOf(t, call);
      const before = await linhas();
      for (const token of tokens) {
        const answer = await send(t.staff, endpoint, call, token);
        expect(answer.statusCode).toBe(409);
        expect(answer.json().error).toBe(
          `Em implantação: ${atosFechados.get(endpoint)} abre quando a Conferência da carga estiver assinada. Nada foi feito.`,
        );
      }
      expect(await linhas()).toEqual(before);
      expect(t.sent).toEqual([]);
    },
  );

  it.each(doContrato)('lets $name through once it is signed', async ({ endpoint, call }) => {
    await entraEmImplantacao(t.db, momento);
    await t.db
      .updateTable('implantacao')
      .set({
        assinada_em: momento,
        assinada_login: 'USU_ana',
        assinada_por: 'Ana',
        figuras: 1,
        diferentes: 0,
        sem_comparar: 0,
      })
      .execute();
    const [token] = await tokensOf(t, call);
    expect((await send(t.staff, endpoint, call, token)).body).not.toContain('Em implantação');
  });

  it('is told to every session', async () => {
    const ask = async () =>
      (await send(t.staff, getImplantacao, {}, await t.tokenFor({ modules: ['caixa'] }))).json();
    expect(await ask()).toEqual({ emImplantacao: false, versao });
    await entraEmImplantacao(t.db, momento);
    expect(await ask()).toEqual({ emImplantacao: true, versao });
  });

  it('says the version of the server to a session, and to nobody on the portal', async () => {
    expect((await send(t.staff, getImplantacao, {}, undefined)).statusCode).toBe(401);
    for (const url of ['/config.json', '/api/v1/auth/getImplantacao', '/ready']) {
      // oxlint-disable-next-line no-await-in-loop
      const { body } = await t.portal.inject(url);
      expect(body).not.toContain(versao);
    }
  });
});

describe('what begins em implantação (CAR-51)', () => {
  const comeca = async () => {
    await entraEmImplantacao(t.db, momento);
    return isEmImplantacao(t.db);
  };

  it('a database without data, once and also where people may sign in', async () => {
    await t.tokenFor();
    expect(await comeca()).toBe(true);
    await entraEmImplantacao(t.db, '2027-01-01T00:00:00');
    expect(await t.db.selectFrom('implantacao').select('iniciada_em').execute()).toEqual([
      { iniciada_em: '2026-11-21 08:30:00' },
    ]);
  });

  it('stays so when its data come in', async () => {
    await comeca();
    await pessoa();
    expect(await comeca()).toBe(true);
  });

  it('never one that is in use', async () => {
    await pessoa();
    expect(await comeca()).toBe(false);
  });

  it('never the demonstration, also where it came into a database that was new', async () => {
    await comeca();
    await t.db
      .insertInto('demo_carga')
      .values({ id: 1, hoje: '2026-11-21', vidas: 1, concluida: true })
      .execute();
    expect(await isEmImplantacao(t.db)).toBe(false);
  });

  it('no database by its migrations alone', async () => {
    expect(await isEmImplantacao(t.db)).toBe(false);
  });
});
