import { linhaDaVenda } from '@vidas/api-client/caixa/cartao.rules.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
// @module-tag embedded
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { cashier, outro, writeCaixa } from '../caixa.fixture.ts';

let t: TestServer;
let ana: Awaited<ReturnType<typeof cashier>>;
let bia: Awaited<ReturnType<typeof cashier>>;

const open = async (): Promise<void> => {
  t = await testServer({ seed: 'none' });
  await writeCaixa(t);
  ana = await cashier(t, 'Ana Prado');
  bia = await cashier(t, 'Bia Leal');
};
const close = () => t.close();

type Row = Record<string, unknown>;

const ids = async (): Promise<string[]> =>
  ((await ana.sales('Aberto'))[0]?.mensalidade ?? []).map(({ mensalidadeId }) => String(mensalidadeId));

describe('settling', () => {
  beforeEach(open);
  afterEach(close);

  it('pays installment by installment and back; the sale follows (CXA-10)', async () => {
    await ana.sell();
    const all = await ids();
    for (const id of all) expect((await ana.toggle(id, 'Aberto')).body).toMatchObject({ alterado: true });
    expect(await ana.sales('Aberto')).toEqual([]);
    expect((await ana.sales('Pago'))[0]).toMatchObject({ cartaoSaldo: '0,00', cartaoStatus: 'Pago' });
    expect((await ana.toggle(all[6] ?? '', 'Pago')).body).toMatchObject({
      alterado: true,
      message: 'Alteração realizada com sucesso!',
    });
    expect((await ana.sales('Aberto'))[0]).toMatchObject({ cartaoSaldo: '107,16', cartaoStatus: 'Aberto' });
  });

  it('refuses an act on an older state, and names the person who changed it (CXA-11)', async () => {
    await ana.sell();
    const [first = ''] = await ids();
    const pedido = randomUUID();
    await ana.toggle(first, 'Aberto', pedido);
    expect((await bia.toggle(first, 'Aberto')).body).toEqual({
      success: true,
      alterado: false,
      message: expect.stringMatching(
        /^A parcela 1 já estava paga em 21\/11\/2026 \d\d:\d\d por Ana Prado\. Nada foi alterado\.$/,
      ),
    });
    expect((await ana.toggle(first, 'Aberto', pedido)).body).toMatchObject({ alterado: true });
    expect((await ana.sales('Aberto'))[0]).toMatchObject({ cartaoSaldo: '642,86' });
    const many = await Promise.all(Array.from({ length: 20 }, () => bia.toggle(first, 'Pago')));
    expect(many.filter(({ body }) => (body as { alterado: boolean }).alterado)).toHaveLength(1);
    expect((await ana.sales('Aberto'))[0]).toMatchObject({ cartaoSaldo: '750,00' });
  });

  it('moves the day of an open installment, as the person saw it (CXA-11)', async () => {
    await ana.sell();
    const [first = ''] = await ids();
    expect((await ana.move(first, '28/12/2026', '21/12/2026')).body).toMatchObject({
      message: 'Alteração realizada com sucesso!',
    });
    expect((await bia.move(first, '29/12/2026', '21/12/2026')).body).toMatchObject({
      error: expect.stringMatching(
        /^A data da parcela 1 foi alterada em .* por Ana Prado\. Confira a data nova\.$/,
      ),
      por: 'Ana Prado',
      agora: { dataPrevista: '28/12/2026' },
    });
    expect((await ana.move(first, '20/11/2026', '28/12/2026')).status).toBe(409);
    await bia.toggle(first, 'Aberto');
    expect((await ana.move(first, '30/12/2026', '28/12/2026')).body).toMatchObject({
      error: expect.stringMatching(/^A parcela 1 foi paga em .* por Bia Leal\.$/),
    });
    expect((await ana.sales('Aberto'))[0]?.mensalidade[0]).toMatchObject({ dataPrevista: '28/12/2026' });
  });
});

describe('mending and deleting', () => {
  beforeEach(open);
  afterEach(close);

  it('computes the tariff of another brand, and names the person who was first (CXA-12)', async () => {
    await ana.sell();
    expect((await ana.mend('1', { bandeiraId: '3', cartaoCodigoAutorizacao: '77' })).status).toBe(200);
    const [sale] = await ana.sales('Aberto');
    expect(sale).toMatchObject({
      bandeiraNome: 'Elo',
      cartaoCodigoAutorizacao: '77',
      cartaoValorLiquido: '719,62',
      versao: 2,
    });
    expect((await bia.mend('1', {})).body).toMatchObject({
      error: expect.stringMatching(/^Os dados deste cartão foram alterados em .* por Ana Prado\./),
      por: 'Ana Prado',
      agora: { versao: 2, cartaoCodigoAutorizacao: '77', bandeiraId: '3' },
    });
    await ana.toggle((await ids())[2] ?? '', 'Aberto');
    expect((await ana.mend('1', { versao: 2 })).body).toMatchObject({
      error: 'A bandeira não pode mudar: a parcela 3 está paga. Cancele o pagamento dela antes.',
    });
    expect((await ana.mend('1', { versao: 2, bandeiraId: '3', cartaoEmitente: 'Outra' })).status).toBe(200);
    expect((await ana.mend('9', {})).status).toBe(404);
  });

  it('deletes the sale that was confirmed, or nothing, and says who changed it (REL-46)', async () => {
    await ana.sell();
    const seen = async () => {
      const [venda] = await ana.sales('Aberto');
      const cents = (field: string) => Number(String(venda?.[field]).replace(',', ''));
      const cartaoId = String(venda?.cartaoId);
      const cartaoSaldo = cents('cartaoSaldo');
      const cartaoValorTotal = cents('cartaoValorTotal');
      const linha = linhaDaVenda({ cartaoId, versao: Number(venda?.versao), cartaoSaldo, cartaoValorTotal });
      return { confirmado: confirmadoDe([linha]) };
    };
    const before = await seen();
    await bia.mend('1', { cartaoEmitente: 'Outra' });
    expect(await ana.remove('1', undefined, before)).toMatchObject({
      status: 409,
      body: {
        error: expect.stringMatching(
          /^Continua 1 pagamento e R\$ .*, mas os dados foram alterados em .* por Bia .*\. Nada foi feito/,
        ),
      },
    });
    expect(await ana.remove('1', undefined, await seen())).toMatchObject({ status: 200 });
  });

  it('keeps a deleted sale and frees its bills; refused while an installment is paid (CXA-13)', async () => {
    await ana.sell();
    const [first = ''] = await ids();
    await ana.toggle(first, 'Aberto');
    expect(await ana.remove('1')).toMatchObject({
      status: 409,
      body: {
        error: 'O pagamento não pode ser excluído: a parcela 1 está paga. Cancele o pagamento dela antes.',
      },
    });
    await ana.toggle(first, 'Pago');
    const pedido = randomUUID();
    const removed = await ana.remove('1', pedido);
    expect(removed).toMatchObject({ status: 200, body: { message: 'Pagamento excluído com sucesso!' } });
    expect(await ana.remove('1', pedido)).toEqual(removed);
    expect((await bia.remove('1')).body).toMatchObject({
      error: expect.stringMatching(/^O pagamento foi excluído em .* por Ana Prado\.$/),
    });
    expect((await bia.toggle(first, 'Aberto')).status).toBe(409);
    expect(await ana.sales('Aberto')).toEqual([]);
    expect(await ana.openFees()).toEqual(['F1', 'F2', 'F3']);
    const { rows } =
      await sql<Row>`select pago_em, valor_pago_cents, juros_cents from titulo where numero = 'T2'`.execute(
        t.db,
      );
    expect(rows).toEqual([{ pago_em: null, valor_pago_cents: null, juros_cents: 0 }]);
    expect(await bia.sell()).toMatchObject({ status: 200, body: { cartaoId: '2' } });
    expect(await ana.openFees()).toEqual(['F1']);
  });
});

// The database refuses writes that bypass the server at the end of the transaction (CXA-9).
describe('the database', () => {
  beforeAll(async () => {
    await open();
    await ana.sell();
  });
  afterAll(close);

  it.each([
    ['cartao_soma_faturas', 'update cartao_pagamento set desconto_cents = desconto_cents + 1'],
    [
      'cartao_soma_faturas',
      `update cartao_fatura set valor_cents = valor_cents - 1 where fatura_numero = 'F2'`,
    ],
    ['cartao_soma_faturas', `delete from cartao_fatura where fatura_numero = 'F2'`],
    ['cartao_soma_parcelas', 'update cartao_parcela set valor_cents = valor_cents + 1 where numero = 2'],
    ['cartao_soma_parcelas', 'delete from cartao_parcela where numero = 7'],
    ['cartao_soma_parcelas', 'update cartao_pagamento set quantidade_parcelas = 6'],
    [
      'cartao_soma_tarifas',
      'update cartao_parcela set valor_liquido_cents = valor_liquido_cents - 1 where numero = 1',
    ],
    ['cartao_soma_tarifas', 'update cartao_pagamento set valor_liquido_cents = valor_liquido_cents + 1'],
    ['cartao_saldo', `update cartao_parcela set status = 'Pago' where numero = 1`],
    ['cartao_saldo', 'update cartao_pagamento set saldo_cents = saldo_cents - 1'],
  ])('refuses by %s: %s (CXA-9)', async (constraint, statement) => {
    await expect(sql.raw(statement).execute(t.db)).rejects.toMatchObject({ constraint });
    await expect(sql.raw(`update cartao_pagamento set emitente = 'X'`).execute(t.db)).resolves.toBeDefined();
  });
});

describe('who may', () => {
  beforeAll(open);
  afterAll(close);

  it('sells, settles, moves, mends and deletes whoever has the module, in any occupation, and nobody else (CXA-14)', async () => {
    const semCargo = await cashier(t, 'Rui Novo', 'Auxiliar de Limpeza');
    expect(await semCargo.sell()).toMatchObject({ status: 200 });
    const [id = ''] = await ids();
    const cartaoId = String((await semCargo.sales('Aberto'))[0]?.['cartaoId']);
    const mended = await semCargo.mend(cartaoId, { cartaoEmitente: 'Outra Pessoa' });
    const acts = [
      await semCargo.move(id, '22/12/2026', '21/12/2026'),
      await semCargo.toggle(id, 'Aberto'),
      await semCargo.toggle(id, 'Pago'),
      mended,
      await semCargo.remove(cartaoId),
    ];
    expect(acts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const headers = { authorization: await t.tokenFor({ modules: ['cobranca'], cargo: 'Gerente de Caixa' }) };
    const { statusCode } = await t.staff.inject({ url: '/api/v1/caixa/dashboard', headers });
    expect(statusCode).toBe(403);
  });
});

describe('the report', () => {
  beforeAll(open);
  afterAll(close);

  it('has the sales of a period by their day, first and last included, with what they paid (CXA-16)', async () => {
    const um = { cartaoDesconto: '0,00', cartaoTransacao: 'débito', cartaoQtdParcela: 1, tarifaId: '1' };
    const da = (dia: string, fatura: string, valor: string, codSau?: string) =>
      ana.sell({
        ...um,
        ...(codSau ? { codSau } : {}),
        cartaoDataVenda: dia,
        fatura: [{ codigoFatura: fatura }],
        cartaoValorTotal: valor,
      });
    await da('19/11/2026', 'F9', '99,00', outro);
    await da('20/11/2026', 'F3', '400,01');
    await da('21/11/2026', 'F2', '400,00');
    const faturas = async (start: string, end: string) =>
      (
        (await ana.get(`/caixa/getCartaoPagamentosRealizados/${start}/${end}`)) as { fatura: Row[] }[]
      ).flatMap(({ fatura }) => fatura.map(({ codigoFatura }) => codigoFatura));
    expect(await faturas('20_11_2026', '21_11_2026')).toEqual(expect.arrayContaining(['F2', 'F3']));
    expect(await faturas('20_11_2026', '20_11_2026')).toEqual(['F3']);
    expect(await faturas('19_11_2026', '20_11_2026')).toHaveLength(2);
    expect(await faturas('22_11_2026', '30_11_2026')).toEqual([]);
  });
});

describe('the dashboard', () => {
  beforeAll(open);
  afterAll(close);

  it('adds up the month, the day and what is to come in (CXA-15)', async () => {
    const small = { fatura: [{ codigoFatura: 'F9' }], codSau: outro, cartaoDesconto: '0,00' };
    await ana.sell({
      ...small,
      cartaoValorTotal: '99,00',
      cartaoTransacao: 'débito',
      cartaoQtdParcela: 1,
      tarifaId: '1',
      cartaoDataVenda: '20/11/2026',
    });
    await ana.sell();
    const all = await ids();
    await ana.move(all[0] ?? '', '28/11/2026', '21/12/2026');
    await ana.move(all[1] ?? '', '21/11/2026', '20/01/2027');
    expect(await ana.get('/caixa/dashboard')).toEqual({
      hoje: '21/11/2026',
      ha: { pagamentos: true },
      quantidadeCartao: 2,
      valorTotalCartao: '849,00',
      quantidadeCartaoDebito: 1,
      valorTotalDebito: '99,00',
      quantidadeCartaoCredito: 1,
      valorTotalCredito: '750,00',
      vendasHoje: { quantidade: 1, valor: '750,00' },
      parcelas: [
        { prazo: 'Atrasada', quantidade: 1, valor: '99,00' },
        { prazo: 'Hoje', quantidade: 1, valor: '107,14' },
        { prazo: 'Próximos 7 dias', quantidade: 1, valor: '107,14' },
      ],
    });
  });
});
