import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { emailSender } from '../envio.ts';

const today = '2026-11-21';
let t: TestServer;
beforeAll(async () => {
  t = await testServer({ lives: 300 });
  t.clock.set(`${today}T12:00:00Z`);
});
afterAll(() => t.close());

describe('mails of boletos', () => {
  const doBoleto = async (vencido: boolean) => {
    const { rows } = await sql<{ numero: string; titular: string }>`
      select t.numero, f.titular_matricula as titular from titulo t join fatura f on f.numero = t.fatura_numero
      where f.status = 'ABERTA' and f.titular_matricula is not null and t.pago_em is null
        and (f.vencimento < ${today}::date) = ${vencido}::boolean order by t.numero limit 1`.execute(t.db);
    return rows[0]!;
  };
  const avisosDe = async (titular: string) => {
    const { rows } = await sql<{ situacao: string; endereco: string }>`
      select situacao, endereco from aviso where titular_matricula = ${titular} and origem = 'EMAIL' and origem_id not like 'demo%'
      order by id`.execute(t.db);
    return rows;
  };
  const manda = (numero: string, send: () => Promise<void>) =>
    emailSender({ ...t.deps, mailer: { send } })({
      chave: `boleto:${numero}`,
      email: 'ana@exemplo.com.br',
      emailDoCadastro: 'ana@exemplo.com.br',
      login: 'USU_ana',
      reenviar: true,
      message: async () => ({ subject: 'Boleto', text: 'Segue.' }),
    });

  test('NOT-31: the mail of a late boleto is a notice, in doubt while it leaves and without proof after', async () => {
    const { numero, titular: devedor } = await doBoleto(true);
    let during: unknown;
    await manda(numero, async () => {
      during = await avisosDe(devedor);
    });
    const endereco = 'ana@exemplo.com.br';
    expect(during).toEqual([{ situacao: 'EM_DUVIDA', endereco }]);
    expect(await avisosDe(devedor)).toEqual([{ situacao: 'ENVIADO', endereco }]);
    await expect(
      manda(numero, async () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow();
    expect((await avisosDe(devedor)).map(({ situacao }) => situacao)).toEqual(['ENVIADO', 'FALHOU']);
  });

  it('the mail of a boleto in time is no notice', async () => {
    const { numero, titular: emDia } = await doBoleto(false);
    const antes = await avisosDe(emDia);
    await manda(numero, async () => undefined);
    expect(await avisosDe(emDia)).toEqual(antes);
  });
});
