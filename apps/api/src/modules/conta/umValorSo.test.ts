import { randomUUID } from 'node:crypto';
import type { CreditoDoPagador } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CaixaComBanco, caixaComBanco } from '../caixa/banco.fixture.ts';
import { issueAnew, nossoNumero } from '../cobranca/fixtures/bills.ts';
import { devolvido, paga, pagaParte, retorno, writeTitulos } from '../financeiro/retorno/fixtures/titulos.ts';
import { errosDaConta } from './fixtures/erros.ts';

/** Number of invoices of R$ 300,00, due on 10/11; today is 20/11/2026. */
const QUANTAS = 20;

let k: CaixaComBanco;
let token: string;
let sequencial = 7;

const aplica = async (linhas: Parameters<typeof retorno>[0]): Promise<string> => {
  sequencial += 1;
  return (await k.aplica(retorno(linhas, { sequencial }))).arquivoId;
};
const desfaz = (arquivo: string) => k.manda('desfazRetorno', { arquivo, linha: 0, motivo: 'engano' });
const vende = (numero: number, total: string, desconto = '0,00') =>
  k.ana.sell({
    cartaoDataVenda: '20/11/2026',
    cartaoDesconto: desconto,
    fatura: [{ codigoFatura: `F${numero}` }],
    cartaoValorTotal: total,
  });
const recebe = (numero: number, valor: string) =>
  k.manda('recebeDaFatura', {
    pedido: randomUUID(),
    fatura: `F${numero}`,
    valor,
    dia: '20/11/2026',
    forma: 'PIX',
    identificador: null,
    motivo: 'balcão',
  });
const titulo = (numero: number, dito: object) =>
  k.t.db.updateTable('titulo').set(dito).where('numero', '=', `T${numero}`).execute();

/** Events of an invoice, and the debt afterwards, in cents. */
const casos: readonly [porque: string, deve: number, acontece: (n: number) => Promise<unknown>][] = [
  ['nothing', 30_000, async () => undefined],
  ['a part by the bank', 20_000, (n) => aplica([pagaParte(n, 10_000)])],
  [
    'two parts that came out of order',
    15_000,
    async (n) => {
      await aplica([pagaParte(n, 10_000, { ocorrencia: '2026-11-18' })]);
      await aplica([pagaParte(n, 5_000, { ocorrencia: '2026-11-12' })]);
    },
  ],
  [
    'a part on the older of two titles',
    20_000,
    async (n) => {
      await issueAnew(k.t.db, n, { numero: 100 + n, vencimento: '2026-11-10', valorCents: 30_000 });
      await aplica([pagaParte(n, 10_000)]);
    },
  ],
  ['less than the bill, by a boleto', 5_000, (n) => aplica([paga(n, { recebido: 25_000 })])],
  ['a part with a discount of the bank', 19_500, (n) => aplica([pagaParte(n, 10_000, { desconto: 500 })])],
  ['a part with an abatement', 19_000, (n) => aplica([pagaParte(n, 10_000, { abatimento: 1_000 })])],
  ['a part with fine and interest', 20_700, (n) => aplica([pagaParte(n, 10_000, { juros: 700 })])],
  ['all of it', 0, (n) => aplica([paga(n)])],
  ['more than it', 0, (n) => aplica([paga(n, { recebido: 30_500 })])],
  [
    'a cheque that came back',
    30_000,
    async (n) => {
      await aplica([paga(n)]);
      await aplica([devolvido(n, 30_000)]);
    },
  ],
  [
    'a part and a cheque that came back',
    20_000,
    async (n) => {
      await aplica([pagaParte(n, 10_000)]);
      await aplica([pagaParte(n, 5_000, { ocorrencia: '2026-11-12' })]);
      await aplica([devolvido(n, 5_000)]);
    },
  ],
  ['a file that was undone', 30_000, async (n) => desfaz(await aplica([pagaParte(n, 10_000)]))],
  ['a card sale with a discount', 0, (n) => vende(n, '300,00', '7,00')],
  [
    'a card sale that was deleted',
    30_000,
    async (n) => {
      await vende(n, '307,00');
      await k.ana.remove(await k.ultimaVenda());
    },
  ],
  [
    'a card sale that was deleted after the bank had paid too',
    30_000,
    async (n) => {
      await vende(n, '307,00');
      await aplica([paga(n)]);
      await k.ana.remove(await k.ultimaVenda());
    },
  ],
  ['a PIX by hand', 17_655, (n) => recebe(n, '123,45')],
  [
    'a credit that was used in part',
    10_000,
    async (n) => {
      await aplica([paga(21)]);
      await aplica([paga(21, { recebido: 20_000, ocorrencia: '2026-11-14' })]);
      const [credito] = await k
        .pede<CreditoDoPagador[]>('getCreditosRetorno')
        .then((todos) => todos.filter(({ titulo }) => titulo === 'T21'));
      await k.manda('usaCredito', {
        pedido: randomUUID(),
        credito: credito?.creditoId,
        fatura: `F${n}`,
        valor: '200,00',
      });
    },
  ],
  [
    'a payment that the core system tells',
    0,
    (n) => titulo(n, { pago_em: '2026-11-12', valor_pago_cents: 29_000 }),
  ],
  [
    'one that it takes back',
    30_000,
    async (n) => {
      await titulo(n, { pago_em: '2026-11-12', valor_pago_cents: 30_000 });
      await titulo(n, { pago_em: null, valor_pago_cents: null });
    },
  ],
];

beforeAll(async () => {
  k = await caixaComBanco();
  await writeTitulos(k.t.db, QUANTAS + 1);
  token = await k.t.tokenFor({ login: 'tudo', modules: ['cobranca', 'caixa', 'financeiro'] });
  for (const [at, [, , acontece]] of casos.entries()) await acontece(at + 1);
}, 120_000);
afterAll(() => k.t.close());

type Row = Record<string, unknown>;
const ask = async <T>(caminho: string): Promise<T> =>
  (await k.t.staff.inject({ url: `/api/v1/${caminho}`, headers: { authorization: token } })).json<T>();
const cents = (texto: unknown): number =>
  texto === undefined ? 0 : Number(String(texto).replace(/\D/gu, ''));

it('is one amount for each of twenty invoices, on every screen and paper that asks for it (CTA-2)', async () => {
  const saldos = await ask<Row[]>('financeiro/getRelatorioIdadeSaldos');
  const { dataFormat: caixa } = await ask<{ dataFormat: Row[] }>('caixa/getMensalidade/100');
  const boletos = await ask<Row[]>('cobranca/getBoletoDadosAbertos/I/100');
  const vencidos = await ask<Row[]>('cobranca/getInadimplentesAposVencimentoTotal');
  const doDia = await ask<Row[]>('financeiro/getRelatorioBoletoMensageria/10_11_2026');
  const lidos = casos.map(([porque], at) => {
    const numero = `F${at + 1}`;
    const titulos = new Set([`T${at + 1}`, `T${at + 101}`]);
    const nossos = new Set([nossoNumero(at + 1), nossoNumero(at + 101)]);
    const boleto = boletos.findLast((row) => titulos.has(String(row['numero boleto cedente'])));
    const gerado = doDia.findLast((row) => nossos.has(String(row['NOSSONUMERO'])));
    return [
      porque,
      cents(saldos.find(({ numfat }) => numfat === numero)?.['valor']),
      cents(caixa.find(({ codFatura }) => codFatura === numero)?.['valorTotal']),
      cents(boleto?.['valor boleto']),
      cents(gerado?.['VALOR']),
    ];
  });
  expect(lidos).toEqual(casos.map(([porque, deve]) => [porque, deve, deve, deve, deve]));
  const total = casos.reduce((sum, [, deve]) => sum + deve, 0);
  expect(vencidos.reduce((sum, { valor }) => sum + cents(valor), 0)).toBe(total);
  expect(await errosDaConta(k.t.db)).toEqual([]);
});
