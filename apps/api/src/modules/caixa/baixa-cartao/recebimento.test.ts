import { randomUUID } from 'node:crypto';
import type { Recebimento } from '@vidas/api-client/caixa/baixa-cartao/recebimento.contract.ts';
import {
  linhaDaParcela,
  linhaDoRecebimento,
} from '@vidas/api-client/caixa/baixa-cartao/recebimento.rules.ts';
import { confirmadoDe, type LinhaDoAto } from '@vidas/api-client/kinds/confirmado.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { cashier, writeCaixa } from '../caixa.fixture.ts';

let t: TestServer;
let ana: Awaited<ReturnType<typeof cashier>>;
let chefe: Awaited<ReturnType<typeof cashier>>;

const dia = '20/11/2026';
const debito = {
  cartaoTransacao: 'débito',
  cartaoQtdParcela: 1,
  cartaoDesconto: '0,00',
  cartaoDataVenda: dia,
};

beforeEach(async () => {
  t = await testServer({ seed: 'none' });
  await writeCaixa(t);
  ana = await cashier(t, 'Ana Prado');
  chefe = await cashier(t, 'Eva Gerente', 'Gerente Financeiro');
  await ana.sell({ ...debito, tarifaId: '1', fatura: [{ codigoFatura: 'F2' }], cartaoValorTotal: '400,00' });
  await ana.sell({
    ...debito,
    bandeiraId: '2',
    tarifaId: '5',
    fatura: [{ codigoFatura: 'F3' }],
    cartaoValorTotal: '400,01',
  });
});
afterEach(() => t.close());

const cents = (texto: unknown) => Number(String(texto).replace(/\D/g, ''));

/** Open installments of the day, as on screen. */
const doDia = async (): Promise<LinhaDoAto[]> =>
  (await ana.sales('Aberto'))
    .flatMap(({ mensalidade }) => mensalidade)
    .map((each) =>
      linhaDaParcela({
        mensalidadeId: String(each['mensalidadeId']),
        dataPrevista: String(each['dataPrevista']).split('/').reverse().join('-'),
        mensalidadeValor: cents(each['mensalidadeValor']),
        mensalidadeValorLiquido: cents(each['mensalidadeValorLiquido']),
      }),
    );

const recebe = async (linhas: readonly LinhaDoAto[], given: Record<string, unknown> = {}) =>
  ana.post('/caixa/confirmaRecebimento', {
    pedido: randomUUID(),
    dia,
    bandeiraId: null,
    confirmado: confirmadoDe(linhas),
    ...given,
  });
const lista = async () =>
  ((await ana.get('/caixa/getRecebimentos')) ?? []) as unknown as (Omit<Recebimento, 'valor'> & {
    valor: string;
  })[];
const desfaz = async (por: typeof ana) => {
  const [{ id, parcelas, valor } = { id: '0', parcelas: 0, valor: '0' }] = await lista();
  const confirmado = confirmadoDe([linhaDoRecebimento({ id, parcelas, valor: cents(valor) })]);
  return por.post('/caixa/desfazRecebimento', { pedido: randomUUID(), id, confirmado });
};

it('receives the confirmed installments of a day in one act, once for a repeated request (CXA-19)', async () => {
  const linhas = await doDia();
  const pedido = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => recebe(linhas, { pedido })));
  expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(replies[0]).toMatchObject({ status: 200, body: { message: '2 parcelas recebidas, R$ 800,01.' } });
  expect(await ana.sales('Aberto')).toEqual([]);
  expect((await ana.sales('Pago')).map(({ mensalidade }) => mensalidade[0])).toMatchObject([
    { mensalidadeStatus: 'Pago', alteradaPor: 'Ana Prado' },
    { mensalidadeStatus: 'Pago', alteradaPor: 'Ana Prado' },
  ]);
  expect(await lista()).toMatchObject([
    {
      dia,
      bandeiraNome: 'Todas',
      parcelas: 2,
      valor: '800,01',
      situacao: 'Confirmado',
      feitoPor: 'Ana Prado',
    },
  ]);
  expect(await recebe([])).toMatchObject({
    status: 409,
    body: { error: 'Não há parcela em aberto prevista para 20/11/2026.' },
  });
});

it('does nothing when an installment has changed since it was on show, and says what stands now', async () => {
  const linhas = await doDia();
  const [sale] = await ana.sales('Aberto');
  await ana.toggle(String(sale?.mensalidade[0]?.['mensalidadeId']), 'Aberto');
  const refused = await recebe(linhas);
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toMatch(/Eram 2 parcelas e R\$.800,01; agora é 1 parcela e R\$.400,0/);
  expect(await lista()).toEqual([]);
  expect(await ana.sales('Aberto')).toHaveLength(1);
});

it('receives one brand alone, and refuses a future day', async () => {
  const [outra, visa] = await doDia();
  expect(
    (
      await recebe(
        [outra, visa].filter((each) => each !== undefined),
        { bandeiraId: '1' },
      )
    ).status,
  ).toBe(409);
  expect(await recebe(visa ? [visa] : [], { bandeiraId: '1' })).toMatchObject({ status: 200 });
  expect(await lista()).toMatchObject([{ bandeiraNome: 'Visa', parcelas: 1, valor: '400,00' }]);
  expect(await recebe([], { dia: '22/11/2026' })).toMatchObject({
    status: 422,
    body: { problems: [{ field: 'dia' }] },
  });
});

it('a manager alone undoes a recebimento, for the installments that it still pays (CXA-14)', async () => {
  await recebe(await doDia());
  expect((await desfaz(ana)).status).toBe(403);
  // One installment is reopened by hand and leaves the receipt.
  const paid = (await ana.sales('Pago')).flatMap(({ mensalidade }) => mensalidade);
  await ana.toggle(String(paid[0]?.['mensalidadeId']), 'Pago');
  expect(await lista()).toMatchObject([{ parcelas: 1, situacao: 'Confirmado' }]);
  expect(await desfaz(chefe)).toMatchObject({
    status: 200,
    body: { message: 'Recebimento desfeito: 1 parcela reaberta.' },
  });
  expect(await ana.sales('Pago')).toEqual([]);
  expect(await ana.sales('Aberto')).toMatchObject([{ cartaoSaldo: '400,01' }, { cartaoSaldo: '400,00' }]);
  expect(await lista()).toMatchObject([
    { parcelas: 2, valor: '800,01', situacao: 'Desfeito', desfeitoPor: 'Eva Gerente' },
  ]);
  expect((await desfaz(chefe)).body).toMatchObject({
    error: expect.stringMatching(/^O recebimento foi desfeito em .* por Eva Gerente\.$/),
  });
});
