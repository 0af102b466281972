import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, issueAnew, nossoNumero, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let token: string;
const titular = '0000000100';

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca }, now: '2026-11-21T12:00:00Z' });
  token = await t.tokenFor({ modules: ['cobranca'] });
  await writeRegister(t.db, [{ matricula: titular, nome: 'Ávila Inventada' }]);
  await t.db.updateTable('pessoa').set({ fone_1: '45998761234' }).execute();
  const bill = { tipo: 'I', titular, valorCents: 10_000 } as const;
  await writeBills(t.db, [
    { ...bill, numero: 1, vencimento: '2026-09-10' },
    { ...bill, numero: 2, vencimento: '2026-10-13' },
    { ...bill, numero: 3, vencimento: '2026-11-10' },
  ]);
  // The bank still accepts the old papers.
  await t.db.updateTable('titulo').set({ dias_validos: 90 }).execute();
});

afterAll(() => t.close());

const rows = async (path: string) =>
  (await t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: { authorization: token } })).json<
    Record<string, string>[]
  >();

const vencidos = async () =>
  (await rows('getInadimplentesAposVencimentoTotal')).map(({ dtVencimento, valor }) => [dtVencimento, valor]);

describe('a fee that was issued anew (COB-27)', () => {
  /** The September fee has a second title during a test. */
  const again = async (vencimento: string): Promise<void> => {
    await issueAnew(t.db, 1, { numero: 90, vencimento, valorCents: 10_500 });
    onTestFinished(async () => {
      await t.db.deleteFrom('titulo').where('numero', '=', 'T90').execute();
    });
  };

  it('is owed since its first title, once and for what the newest asks', async () => {
    await again('2026-11-16');
    expect(await rows('getRelatorioInadimplentes/30-11-2026')).toMatchObject([
      { desde: '10/09/2026', dias: 81, titulos: 3, valor: '305,00' },
    ]);
  });

  it('is counted once in the message, which brings a bill that is not its old paper', async () => {
    await again('2026-11-16');
    const [mensagem] = await rows('getRelatorioInadimplentesMensageria/30-11-2026');
    expect(mensagem?.['MENSAGEM']).toContain('constam 3 mensalidades em aberto');
    expect(mensagem?.['NOSSONUMERO']).toBe(nossoNumero(2));
  });

  it('is late from the day of the newest', async () => {
    await again('2026-11-16');
    expect(await vencidos()).toEqual([
      ['13/10/2026', '100,00'],
      ['10/11/2026', '100,00'],
      ['16/11/2026', '105,00'],
    ]);
  });

  it('is not late while the newest is in time', async () => {
    await again('2026-12-01');
    expect((await vencidos()).map(([dia]) => dia)).toEqual(['13/10/2026', '10/11/2026']);
  });

  it('is late by the first again when the newest is taken back', async () => {
    await again('2026-12-01');
    await t.db
      .updateTable('titulo')
      .set({ cancelado_em: '2026-11-20' })
      .where('numero', '=', 'T90')
      .execute();
    expect((await vencidos()).map(([dia]) => dia)).toContain('10/09/2026');
  });
});
