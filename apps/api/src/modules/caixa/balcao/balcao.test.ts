import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codigoDeBarras, linhaDigitavel } from '../../../documents/boleto/boleto.rules.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { cobranca, nossoNumero, writeBills } from '../../cobranca/fixtures/bills.ts';
import { cashier, dependente, outro, titular, writeCaixa } from '../caixa.fixture.ts';

let t: TestServer;
let ana: Awaited<ReturnType<typeof cashier>>;
let beto: Awaited<ReturnType<typeof cashier>>;
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca }, now: '2026-11-21T15:00:00Z' });
  await writeCaixa(t);
  ana = await cashier(t, 'Ana Prado');
  beto = await cashier(t, 'Beto Lins');
  await writeBills(t.db, [
    { tipo: 'E', empresa: '0042', numero: 30, vencimento: '2026-12-10', valorCents: 5_000 },
  ]);
});
beforeEach(async () => {
  await emptyTables(t.db, ['caixa_pedido']);
});
afterAll(() => t.close());

const procura = (texto: string) => ana.post('/caixa/procuraNoBalcao', { texto });
const recebe = (fatura: object[], given: object = {}, quem = ana) =>
  quem.post('/caixa/recebeEmDinheiro', { pedido: randomUUID(), codSau: titular, fatura, ...given });
const f1 = { codigoFatura: 'F1', valor: '413,47' };
const f2 = { codigoFatura: 'F2', valor: '400,00' };
const f3 = { codigoFatura: 'F3', valor: '400,01' };
const conceicao = { codsau: titular, nome: 'Conceição de Ávila' };

describe('at the counter', () => {
  it('finds the payer by anything that he brings (CXA-22)', async () => {
    const { conta } = cobranca;
    if (!conta) throw new Error('no account');
    const barras = codigoDeBarras({
      conta,
      nossoNumero: nossoNumero(2),
      vencimento: '2026-12-10',
      valorCents: 40_000,
    });
    const daF2 = [{ ...conceicao, faturas: ['F2'] }];
    for (const texto of [barras, linhaDigitavel(barras), ` ${nossoNumero(2)} `])
      // oxlint-disable-next-line no-await-in-loop
      expect(await procura(texto)).toEqual({ status: 200, body: daF2 });
    for (const texto of [titular, '529.982.247-25', 'conce'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await procura(texto)).toEqual({ status: 200, body: [{ ...conceicao, faturas: [] }] });
    expect(await procura(dependente)).toMatchObject({ body: [{ codsau: dependente }] });
    expect(await procura(outro)).toMatchObject({ body: [{ nome: 'Márcio Teles' }] });
  });

  it('says why nothing can be received for what was typed (CXA-22)', async () => {
    const ja = await procura(nossoNumero(4));
    expect(ja).toMatchObject({ status: 409, body: { message: 'A fatura F4 já foi paga em 10/09/2026.' } });
    expect(await procura(nossoNumero(30))).toMatchObject({
      status: 409,
      body: { message: 'A fatura F30 é da empresa Serraria Ipê Ltda: o balcão recebe de pessoas.' },
    });
    expect(await procura('ninguém mesmo')).toMatchObject({ status: 404 });
    expect(await procura('ab')).toMatchObject({ status: 400 });
    expect(await procura('1'.repeat(47))).toMatchObject({ status: 400 });
    expect(await procura('2'.repeat(44))).toMatchObject({ status: 400 });
  });

  it('receives all or none, at the value on show (CXA-23)', async () => {
    expect(await recebe([f2, { ...f1, valor: '400,00' }])).toMatchObject({
      status: 409,
      body: { message: 'A fatura F1 é hoje de R$ 413,47, e não de R$ 400,00. Confira e receba de novo.' },
    });
    expect(await recebe([f2, { codigoFatura: 'F9', valor: '99,00' }])).toMatchObject({ status: 404 });
    expect(await recebe([])).toMatchObject({ status: 400 });
    expect(await ana.openFees()).toEqual(['F1', 'F2', 'F3']);
  });

  it('receives once, however often it is asked, and says that somebody else was first (CXA-23)', async () => {
    const pedido = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => recebe([f1, f2], { pedido })));
    const [atos] = answers.map(({ body }) => (body as { atos: string[] }).atos);
    expect(atos).toHaveLength(2);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await ana.openFees()).toEqual(['F3']);
    const { n } = await t.db
      .selectFrom('conta_ato')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(2);
    expect(await recebe([f1], {}, beto)).toMatchObject({
      status: 409,
      body: { message: 'A fatura F1 já foi recebida à mão em 21/11/2026 12:00 por Ana Prado.' },
    });
    expect(await recebe([f3], { pedido })).toMatchObject({ status: 409 });
  });

  it('writes a receipt of what was received, until it is undone (CXA-24)', async () => {
    const { atos } = (await recebe([f3])).body as { atos: string[] };
    const recibo = await ana.post('/caixa/getReciboEmDinheiro', { atos });
    expect(recibo).toMatchObject({ status: 200, body: { nome: 'Conceição de Ávila' } });
    const text = pdfText(Buffer.from((recibo.body as { data: string }).data, 'base64')).replaceAll(
      / +/g,
      ' ',
    );
    for (const said of [
      'Recibo de pagamento em dinheiro',
      `Conceição de Ávila, matrícula ${titular}`,
      'F3 Mensalidade 01/2027 11/01/2027 400,01',
      'Total pago 400,01',
      'Recebido por Ana Prado',
    ])
      expect(text).toContain(said);
    await t.db
      .updateTable('conta_ato')
      .set({ desfeito_em: '2026-11-21T13:00:00', desfeito_por: 'x', desfeito_motivo: 'engano' })
      .execute();
    expect(await ana.post('/caixa/getReciboEmDinheiro', { atos })).toMatchObject({ status: 404 });
  });

  it('is open to Caixa alone (CXA-14)', async () => {
    const authorization = await t.tokenFor({ modules: ['financeiro'] });
    for (const [path, payload] of [
      ['procuraNoBalcao', { texto: titular }],
      ['recebeEmDinheiro', { pedido: randomUUID(), codSau: titular, fatura: [f1] }],
      ['getReciboEmDinheiro', { atos: ['1'] }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { statusCode } = await t.staff.inject({
        method: 'POST',
        url: `/api/v1/caixa/${path}`,
        headers: { authorization },
        payload,
      });
      expect([path, statusCode]).toEqual([path, 403]);
    }
  });
});
