// @module-tag embedded
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { cashier, dependente, outro, titular, writeCaixa } from './caixa.fixture.ts';

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

describe('what a sale is entered with', () => {
  beforeAll(open);
  afterAll(close);

  it('finds people by name, CPF and matrícula (CXA-1)', async () => {
    const found = { codsau: titular, pesfis: `p${titular}`, nome: 'Conceição de Ávila', cpf: '52998224725' };
    expect(await ana.get('/beneficiario/getBeneficiario/N/conceicao%20avila')).toEqual([found]);
    expect(await ana.get('/beneficiario/getBeneficiario/C/529.982.247-25')).toEqual([found]);
    expect(await ana.get('/beneficiario/getBeneficiario/M/100')).toEqual([found]);
    expect(await ana.get('/beneficiario/getBeneficiario/N/con%20avila')).toHaveLength(2);
    expect(await ana.get('/beneficiario/getBeneficiario/N/%25')).toEqual([]);
    expect((await ana.ask('/beneficiario/getBeneficiario/X/1')).status).toBe(400);
  });

  it('lists the open fees of the holder with fine and interest of the day of the sale (CXA-2)', async () => {
    // A Sunday, before the holiday of 12/10 (COB-5).
    const due = { vencimento: '11/10/2026', emDiaAte: '13/10/2026' };
    const late = { ...due, codFatura: 'F1', numTitulo: 'T1', valorTotal: '400,00' };
    const { dataFormat, empCon } = (await ana.get(`/caixa/getMensalidade/${dependente}`)) as {
      dataFormat: Row[];
      empCon: unknown;
    };
    // 2 % of 400,00 and 41 days of 1 % a month.
    expect(dataFormat[0]).toEqual({ ...late, juros: '13,47' });
    expect(dataFormat.map(({ codFatura }) => codFatura)).toEqual(['F1', 'F2', 'F3']);
    expect(empCon).toBeNull();
    expect(await ana.get(`/caixa/getMensalidade/${titular}?dataVenda=11/10/2026`)).toMatchObject({
      dataFormat: [{ ...late, juros: '0,00' }, {}, {}],
    });
    expect(await ana.get(`/caixa/getMensalidade/${outro}`)).toMatchObject({ empCon: '0042' });
    expect(await ana.ask('/caixa/getMensalidade/999')).toMatchObject({
      status: 404,
      body: { error: 'Não há beneficiário com esta matrícula.' },
    });
  });
});

describe('whom a sale charges', () => {
  beforeAll(open);
  afterAll(close);

  it('shows plan and contract; a person who has left it is shown by name alone (CXA-17)', async () => {
    const contrato = [
      { matricula: titular, nome: 'Conceição de Ávila', titular: true },
      { matricula: dependente, nome: 'Conrado de Ávila', titular: false },
    ];
    const quemDe = async (codigo: string) =>
      ((await ana.get(`/caixa/getMensalidade/${codigo}`)) as { quem: Row }).quem;
    expect(await quemDe('101')).toEqual({
      matricula: dependente,
      nome: 'Conrado de Ávila',
      plano: expect.any(String),
      canceladoEm: null,
      contrato,
    });
    await sql`update beneficiario set cancelado_em = '2026-11-01', motivo_cancelamento_codigo = (select min(codigo) from motivo_cancelamento) where matricula = ${dependente}`.execute(
      t.db,
    );
    expect(await quemDe('100')).toMatchObject({ nome: 'Conceição de Ávila', contrato: contrato.slice(0, 1) });
    expect(await quemDe('101')).toMatchObject({ canceladoEm: '01/11/2026', contrato });
    expect(await quemDe(outro)).toMatchObject({ contrato: [{ nome: 'Márcio Teles' }] });
  });
});

describe('a sale', () => {
  beforeEach(open);
  afterEach(close);

  it('is kept to the cent, pays its bills and offers them no more (CXA-5, CXA-7)', async () => {
    expect(await ana.sell()).toMatchObject({
      status: 200,
      body: { success: true, message: 'Dados inseridos com sucesso!', cartaoId: '1' },
    });
    expect(await ana.openFees()).toEqual(['F1']);
    const [sale] = await ana.sales('Aberto');
    expect(sale).toMatchObject({
      codSau: titular,
      cartaoValorTotal: '750,00',
      cartaoDesconto: '50,01',
      cartaoValorLiquido: '724,57',
      cartaoSaldo: '750,00',
      cartaoValorParcela: '107,14',
      tarifaPorcentagem: '3,39',
      lancadoPor: 'Ana Prado',
    });
    expect(sale?.mensalidade[6]).toMatchObject({
      mensalidadeNumeroParcela: 7,
      dataPrevista: '19/06/2027',
      mensalidadeValor: '107,16',
      // 3.39 % of 107.14 is 3.63 six times; 25.43 less 21.78 is 3.65.
      mensalidadeValorLiquido: '103,51',
      mensalidadeStatus: 'Aberto',
    });
    const { rows } = await sql<Row>`select t.pago_em, t.valor_pago_cents, f.status, t.forma from titulo t
      join fatura f on f.numero = t.fatura_numero where f.numero = 'F3'`.execute(t.db);
    expect(rows).toEqual([
      { pago_em: '2026-11-21', valor_pago_cents: 37_500, status: 'PAGA', forma: 'BOLETO' },
    ]);
    expect(await ana.get('/caixa/getCartaoPagamentosRealizados/21_11_2026/21_11_2026')).toMatchObject([
      {
        fatura: [
          { codigoFatura: 'F2', numeroTitulo: 'T2', valor: '400,00', descricao: 'Mensalidade 12/2026' },
          { codigoFatura: 'F3', valor: '400,01', dataVencimento: '11/01/2027' },
        ],
      },
    ]);
    expect(await ana.get('/caixa/getCartaoPagamentosRealizados/01_11_2026/20_11_2026')).toEqual([]);
  });

  it('pays fine and interest of the day of the sale, once, and debit in one installment of that day (CXA-6)', async () => {
    const debit = { cartaoTransacao: 'débito', cartaoQtdParcela: 1, tarifaId: '1', cartaoDesconto: '0,00' };
    const late = { ...debit, fatura: [{ codigoFatura: 'F1' }, { codigoFatura: 'F1' }] };
    expect((await ana.sell({ ...late, cartaoValorTotal: '413,47' })).status).toBe(200);
    expect((await ana.sales('Aberto'))[0]?.mensalidade).toMatchObject([
      { dataPrevista: '21/11/2026', mensalidadeValor: '413,47' },
    ]);
    const { rows } =
      await sql<Row>`select valor_pago_cents, juros_cents from titulo where numero = 'T1'`.execute(t.db);
    expect(rows).toEqual([{ valor_pago_cents: 41_347, juros_cents: 1_347 }]);
  });

  it('a hundred equal requests at once make one sale, and the same request with other data is refused (CXA-8)', async () => {
    const pedido = randomUUID();
    const replies = await Promise.all(Array.from({ length: 100 }, () => ana.sell({ pedido })));
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(replies[0]?.body).toMatchObject({ cartaoId: '1' });
    expect(await ana.sales('Aberto')).toHaveLength(1);
    const other = { status: 409, body: { error: expect.stringMatching(/^Este pedido já foi feito/) } };
    expect(await ana.sell({ pedido, cartaoEmitente: 'Outro' })).toMatchObject(other);
    expect(await bia.sell({ pedido })).toMatchObject(other);
  });

  it('one of two cashiers sells a bill at the same moment; the other reads the name of the first (CXA-7)', async () => {
    const both = await Promise.all([
      ana.sell(),
      bia.sell({ fatura: [{ codigoFatura: 'F3' }, { codigoFatura: 'F2' }] }),
    ]);
    const [won, lost] = both.toSorted((a, b) => a.status - b.status);
    expect(won?.status).toBe(200);
    expect(lost?.status).toBe(409);
    const winner = both[0]?.status === 200 ? 'Ana Prado' : 'Bia Leal';
    expect((lost?.body as Row | undefined)?.['error']).toMatch(
      new RegExp(
        `^A fatura F2 já foi paga com cartão em 21/11/2026 \\d\\d:\\d\\d por ${winner} \\(autorização 004217\\)\\.$`,
      ),
    );
    expect(await ana.sales('Aberto')).toHaveLength(1);
  });
});

describe('a sale that is refused', () => {
  beforeAll(open);
  afterAll(close);

  it.each([
    [400, { cartaoCodigoAutorizacao: '12a' }, 'Insira o código de autorização!'],
    [400, { cartaoEmitente: ' ' }, 'Insira o emitente do cartão!'],
    [400, { bandeiraId: '' }, 'Selecione a bandeira!'],
    [400, { cartaoTransacao: 'vale' }, 'Selecione o tipo de transação!'],
    [400, { cartaoQtdParcela: 13 }, 'Selecione a quantia de parcela!'],
    [400, { codSau: '' }, 'Insira o código de beneficiário!'],
    [400, { cartaoObservacao: 'x'.repeat(101) }, 'no máximo 100 caracteres'],
    [400, { fatura: [] }, 'Selecione ao menos uma mensalidade.'],
    [400, { cartaoDataVenda: '22/11/2026' }, 'A data da venda não pode ser depois de hoje.'],
    [400, { cartaoTransacao: 'débito', cartaoQtdParcela: 2 }, 'Débito tem uma parcela só.'],
    [400, { cartaoDesconto: '800,01', cartaoValorTotal: '0,00' }, 'Valor do desconto incorreto!'],
    [400, { cartaoDesconto: '-1,00', cartaoValorTotal: '801,01' }, 'Valor do desconto incorreto!'],
    [409, { cartaoValorTotal: '749,99' }, 'O total destas mensalidades é R$ 750,00, e não R$ 749,99.'],
    [409, { tarifaId: '3' }, 'A tarifa mudou desde que a página foi aberta.'],
    [409, { bandeiraId: '2' }, 'A bandeira escolhida não tem tarifa'],
    [404, { fatura: [{ codigoFatura: 'F9' }] }, 'A fatura F9 não é deste beneficiário.'],
    [409, { fatura: [{ codigoFatura: 'F4' }] }, 'A fatura F4 já foi paga em 10/09/2026.'],
  ])('leaves nothing behind: %i for %o', async (status, given, text) => {
    const reply = await ana.sell(given);
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.body)).toContain(text);
    expect(await ana.openFees()).toEqual(['F1', 'F2', 'F3']);
    expect(await ana.sales('Aberto')).toEqual([]);
  });
});
