import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { issueAnew, nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { boletosDoDia, matricula } from './boletosDoDia.fixture.ts';

let b: Awaited<ReturnType<typeof boletosDoDia>>;
beforeAll(async () => {
  b = await boletosDoDia();
});
afterAll(() => b.t.close());

describe('the bills of a day (FIN-10, FIN-11)', () => {
  it('are those that are open and have a boleto, as lines of the messaging file', async () => {
    const rows = await b.boletos();
    expect(rows.map(({ NOSSONUMERO, TELEFONE }) => [NOSSONUMERO, TELEFONE])).toEqual([
      [nossoNumero(1), '44999990000'],
      [nossoNumero(2), ''],
      [nossoNumero(3), '44999990000'],
      [nossoNumero(4), '44999990000'],
    ]);
    expect(rows[0]).toMatchObject({
      MENSAGEM:
        'Pessoa, o boleto do seu plano Oeste, de R$ 100,01, vence em 10/12/2026. Se já pagou, desconsidere.',
      LOCALIZADOR: 'BOLT1',
      MATRICULA: matricula(1),
      EMAIL: 'pessoa1@example.org',
      TIPOBOLETO: 'I',
      LINHADIGITAVEL: expect.stringMatching(/^\d{47}$/),
      ENVIO: null,
    });
  });

  it('leave out the paper of a fee that was issued anew (COB-27)', async () => {
    await issueAnew(b.t.db, 4, { numero: 44, vencimento: '2026-12-28', valorCents: 10_100 });
    onTestFinished(async () => {
      await b.t.db.deleteFrom('titulo').where('numero', '=', 'T44').execute();
    });
    expect((await b.boletos()).map(({ NOSSONUMERO }) => NOSSONUMERO)).not.toContain(nossoNumero(4));
  });

  it('say whom no message reaches, and why', async () => {
    expect(await b.foneErrado()).toMatchObject([
      { NOSSONUMERO: nossoNumero(2), TELEFONE: '4433', MOTIVO: 'telefone com dígitos de menos' },
    ]);
  });
});

it('answers the announcement of Cobrança to Financeiro (FIN-14)', async () => {
  const alone = await b.t.tokenFor({ modules: ['financeiro'] });
  const ask = (path: string) =>
    b.t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization: alone } });
  expect((await ask('financeiro/getGeraDadosBoleto/I/1201')).json()).toEqual({
    status: 'false',
    message: 'Dados obtidos com sucesso!',
  });
  expect((await ask('cobranca/getGeraDadosBoletoAbertos/I/1201')).statusCode).toBe(403);
});
