// @module-tag embedded
import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import type { CodigoPix } from '@vidas/api-client/cobranca/pix/pix.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leBrCode } from '../../../documents/pix/brCode.rules.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { recebe, writeBills } from '../fixtures/bills.ts';
import { comPix } from './fixtures/comPix.ts';

let t: TestServer;
let sem: TestServer;
let pessoa: string;
const titular = '0000001200';
const outro = '0000001300';
// 25/11/2026: a bill due on 10/10 is 46 days late.
const now = '2026-11-25T15:00:00Z';
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca: comPix }, now });
  sem = await testServer({ seed: 'none', config: { cobranca: { ...comPix, pix: undefined } }, now });
  for (const { db } of [t, sem])
    await writeRegister(db, [
      { matricula: titular, nome: 'Conceição Inventada', cpf: '52998224725' },
      { matricula: outro, nome: 'Lia Inventada' },
    ]);
  pessoa = await t.tokenFor({ login: 'cob', nome: 'Célia Cobrança', modules: ['cobranca'] });
});
const bill = { tipo: 'I', titular, valorCents: 30_000 } as const;
const bills = [
  { ...bill, numero: 1, vencimento: '2026-10-13' },
  { ...bill, numero: 2, vencimento: '2026-12-10' },
  { ...bill, numero: 3, vencimento: '2026-12-10', titular: outro },
  { ...bill, numero: 4, vencimento: '2026-12-10', forma: 'DEBITO_AUTOMATICO' as const },
];
beforeEach(async () => {
  await emptyTables(t.db, ['titulo', 'fatura', 'lancamento', 'pix_codigo']);
  await writeBills(t.db, bills);
});
afterAll(() => Promise.all([t.close(), sem.close()]));

const gera = async (titulos: readonly string[], total: string, { em = t, as = pessoa } = {}) => {
  const answer = await em.staff.inject({
    method: 'POST',
    url: '/api/v1/cobranca/geraPix',
    payload: { titulos, total },
    headers: { authorization: as },
  });
  return {
    status: answer.statusCode,
    ...answer.json<Omit<CodigoPix, 'valor'> & { message: string; valor: string }>(),
  };
};
const boletos = async (em = t, as = pessoa) =>
  (
    await em.staff.inject({
      url: '/api/v1/cobranca/getBoletoDadosAbertos/I/1200',
      headers: { authorization: as },
    })
  ).json<Boleto[]>();

describe('a code of open titles', () => {
  it('asks for what is owed today with fine and interest, and is drawn and copied as one text (CTA-13)', async () => {
    // R$ 300,00 + R$ 6,00 + 43 days of R$ 0,10.
    const feito = await gera(['T1'], '310,30');
    expect(feito).toMatchObject({ status: 200, origem: 'OPERADORA', valor: '310,30', dia: '25/11/2026' });
    const { txid, valorCents, chave, nome } = leBrCode(feito.codigo);
    expect([valorCents, chave, nome]).toEqual([31_030, comPix.pix?.chave, 'OPERADORA INVENTADA']);
    expect(txid).toMatch(/^PX261125[0-9A-Z]{12}$/);
    expect(feito.qr.length).toBeGreaterThan(30);
    expect(
      await t.db
        .selectFrom('pix_codigo_parte')
        .where('txid', '=', txid)
        .select(['titulo_numero', 'fatura_numero', 'principal_cents', 'encargos_cents'])
        .execute(),
    ).toEqual([{ titulo_numero: 'T1', fatura_numero: 'F1', principal_cents: 30_000, encargos_cents: 1_030 }]);
  });

  it('is the same for the same titles, day and amount, whoever asks, and another for another of them (CTA-13)', async () => {
    const codigos = [
      await gera(['T1', 'T2'], '610,30'),
      await gera(['T2', 'T1'], '610,30'),
      await gera(['T1'], '310,30'),
    ].map(({ codigo }) => leBrCode(codigo).txid);
    expect(codigos[0]).toBe(codigos[1]);
    expect(new Set(codigos).size).toBe(2);
    await recebe(t.db, 'F1', 10_000, '2026-11-20');
    const resto = await gera(['T1', 'T2'], '506,87');
    expect(codigos).not.toContain(leBrCode(resto.codigo).txid);
    expect(await t.db.selectFrom('pix_codigo').select('feito_por').execute()).toEqual(
      Array.from({ length: 3 }, () => ({ feito_por: 'USU_cob' })),
    );
  });

  it.each([
    [['T1'], '300,00', 409, 'O valor era R$ 300,00 e agora é R$ 310,30. Busque de novo.'],
    [['T9'], '300,00', 404, 'O título T9 não existe.'],
    [['N00000009'], '300,00', 404, 'O boleto N00000009 não existe.'],
    [['T2', 'T3'], '600,00', 422, 'Os títulos são de pagadores diferentes: um código é de um só.'],
    [['T1', 'N00000009'], '600,00', 422, 'Um novo boleto tem o seu próprio código: peça-o sozinho.'],
  ])('is refused for %j of %s', async (titulos, total, status, message) => {
    expect(await gera(titulos, total)).toMatchObject({ status, message });
    expect(await t.db.selectFrom('pix_codigo').selectAll().execute()).toEqual([]);
  });

  it('is refused for a title that was paid meanwhile (CTA-13)', async () => {
    await recebe(t.db, 'F2', 30_000);
    expect(await gera(['T2'], '300,00')).toMatchObject({
      status: 409,
      message: 'O título T2 já não está em aberto. Busque de novo.',
    });
  });

  it('is offered of what is late or due, never of what the bank debits, and of nothing where there is no key (CTA-13)', async () => {
    expect((await boletos()).map((each) => [each['numero boleto cedente'], each.pix])).toEqual([
      ['T1', 'OPERADORA'],
      ['T2', 'OPERADORA'],
      ['T4', undefined],
    ]);
    await writeBills(sem.db, bills.slice(0, 1));
    const as = await sem.tokenFor({ login: 'cob', nome: 'Célia Cobrança', modules: ['cobranca'] });
    expect((await boletos(sem, as)).map(({ pix }) => pix)).toEqual([undefined]);
    expect(await gera(['T1'], '310,30', { em: sem, as })).toMatchObject({
      status: 409,
      message: 'O PIX não está configurado: falta PIX_CHAVE. Quem pode informar é a TI.',
    });
  });
});
