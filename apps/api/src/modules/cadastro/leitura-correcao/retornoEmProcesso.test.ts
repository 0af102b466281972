import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rpxFile } from '../../../imports/fixtures/sib.ts';
import { abreServidores, type Servidores, type UmServidor } from '../../../servers/servidores.fixture.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { testPassword } from '../../../test/template.ts';
import { multipart } from '../fixtures/multipart.ts';
import { writeRegister } from '../fixtures/register.ts';

const VIDAS = 6_000;
const matriculas = Array.from({ length: VIDAS }, (_, index) => String(index + 1).padStart(10, '0'));

// The embedded database has one process; `retornoMorto.test.ts` covers its death.
describe.runIf(process.env['TEST_DATABASE_URL'])('a return that PostgreSQL applies (SIB-44)', () => {
  let s: Servidores;
  let um: UmServidor;

  beforeAll(async () => {
    s = await abreServidores(1);
    [um] = s.todos as [UmServidor];
    await writeRegister(
      s.db,
      matriculas.map((matricula) => ({ matricula })),
    );
  });
  beforeEach(async () => {
    await emptyTables(s.db, ['sib_retorno', 'sib_estado', 'tarefa']);
    await s.db.updateTable('beneficiario').set({ cco: null }).execute();
  });
  afterAll(() => s.close());

  const envia = async (): Promise<Response> => {
    const entrada = await fetch(`${um.staffUrl}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'gerente', senha: testPassword }),
    });
    const { token } = (await entrada.json()) as { token: string };
    const incluidos = matriculas.map((codigoBeneficiario) => ({
      codigoBeneficiario,
      cco: codigoBeneficiario.padStart(12, '9'),
      nome: 'ALGUÉM',
    }));
    const { payload, headers } = multipart('retorno.RPX', rpxFile({ incluidos }), token);
    return fetch(`${um.staffUrl}/api/v1/cadastro/leituraCorrecaoXmlSib`, {
      method: 'POST',
      headers,
      body: payload,
    });
  };
  const comCco = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from beneficiario where cco is not null`.execute(s.db);
    return rows[0]?.n ?? 0;
  };
  const retornos = () => s.db.selectFrom('sib_retorno').select(['situacao', 'ccos_gravados']).execute();
  /** Statements of the server that wait for another session's lock. */
  const esperando = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(s.db);
    return rows[0]?.n ?? 0;
  };

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'whose server ends by %s in the middle of a portion goes on at the next start to its end',
    async (sinal) => {
      await s.db.transaction().execute(async (trx) => {
        // A lock on this bond blocks the portion that contains it.
        await sql`select 1 from beneficiario where matricula = ${matriculas[VIDAS - 1]} for update`.execute(
          trx,
        );
        const pedido = envia().then(
          ({ status }) => status,
          () => 'cut off',
        );
        await vi.waitFor(async () => expect(await esperando()).toBeGreaterThan(0), { timeout: 60_000 });
        expect(await um.termina(sinal)).toBe(sinal === 'SIGKILL' ? null : 0);
        expect(await pedido).toBe('cut off');
        expect(await retornos()).toEqual([{ situacao: 'APLICANDO', ccos_gravados: 0 }]);
      });
      const antes = await comCco();
      expect(antes).toBeGreaterThan(0);
      expect(antes).toBeLessThan(VIDAS);
      // A server that could not return its job: another server takes the job two minutes later (TAR-4).
      await sql`update tarefa set vale_ate = clock_timestamp()`.execute(s.db);
      await um.volta();
      await vi.waitFor(
        async () => expect(await retornos()).toEqual([{ situacao: 'CONCLUIDO', ccos_gravados: VIDAS }]),
        { timeout: 60_000 },
      );
      expect(await comCco()).toBe(VIDAS);
      expect(await (await envia()).json()).toMatchObject({ importacao: { isRepetida: true } });
    },
    120_000,
  );
});
