import type { InicioFinanceiro } from '@vidas/api-client/financeiro/inicio/inicio.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { writeBills } from '../../cobranca/fixtures/bills.ts';

let t: TestServer;
let token: string;
const titular = '0000001200';

beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  token = await t.tokenFor({ modules: ['financeiro'] });
  await writeRegister(t.db, [{ matricula: titular, nome: 'Conceição Inventada' }]);
  const bill = { tipo: 'I', titular } as const;
  await writeBills(t.db, [
    { ...bill, numero: 1, vencimento: '2026-10-30', valorCents: 10_000, pagoEm: '2026-10-31' },
    { ...bill, numero: 2, vencimento: '2026-10-30', valorCents: 20_000, pagoEm: '2026-11-01' },
    { ...bill, numero: 3, vencimento: '2026-11-30', valorCents: 5_050, pagoEm: '2026-11-23' },
    // A Saturday: in time until today, and no longer upcoming.
    { ...bill, numero: 4, vencimento: '2026-11-21', valorCents: 1 },
    { ...bill, numero: 5, vencimento: '2026-11-23', valorCents: 100 },
    { ...bill, numero: 6, vencimento: '2026-11-29', valorCents: 200 },
    { ...bill, numero: 7, vencimento: '2026-11-30', valorCents: 400 },
    { ...bill, numero: 8, vencimento: '2026-11-19', valorCents: 1_000 },
    { ...bill, numero: 9, vencimento: '2026-10-24', valorCents: 2_000 },
    { ...bill, numero: 10, vencimento: '2026-10-23', valorCents: 4_000 },
    { ...bill, numero: 11, vencimento: '2026-08-24', valorCents: 8_000 },
  ]);
  await t.db.insertInto('conta_bancaria').values({ codigo: 0, nome: 'Caixa' }).execute();
  const payable = {
    conta_codigo: 0,
    fornecedor_codigo: null,
    conta_contabil: 2310,
    historico: 'Guia',
    documento: null,
    vencimento: '2026-11-20',
  };
  await t.db
    .insertInto('conta_a_pagar')
    .values([
      { ...payable, pago_em: '2026-11-20', valor_cents: 700 },
      { ...payable, pago_em: '2026-10-31', valor_cents: 1 },
      { ...payable, pago_em: null, valor_cents: 1 },
    ])
    .execute();
  const upload = { quantidade_boletos: 3, tamanho_bytes: 10, dias_validos: 30 };
  await t.db
    .insertInto('upload_banco')
    .values([
      { ...upload, nome: 'CBR643-1.RET', enviado_em: '2026-11-12T08:00:00', sha256: null },
      { ...upload, nome: 'CBR643-2.RET', enviado_em: '2026-11-19T08:00:00', sha256: null },
      { ...upload, nome: 'CBR643-3.RET', enviado_em: '2026-11-20T08:00:00', situacao: 'DESFEITO' },
    ])
    .execute();
});

afterAll(() => t.close());

const get = async <T>(path: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/financeiro/${path}`, headers: { authorization: token } })).json<T>();

it('counts and adds up what its lists show (FIN-15)', async () => {
  expect(await get<InicioFinanceiro>('getInicio')).toEqual({
    hoje: '23/11/2026',
    competencia: '11/2026',
    ha: { titulos: true },
    recebidos: { quantidade: 2, valor: '250,50' },
    pagos: { quantidade: 1, valor: '7,00' },
    aVencer: { quantidade: 2, valor: '3,00', ate: '29/11/2026' },
    atraso: [
      { nome: '1 a 30 dias', quantidade: 2, valor: '30,00' },
      { nome: '31 a 60 dias', quantidade: 1, valor: '40,00' },
      { nome: '61 a 90 dias', quantidade: 0, valor: '0,00' },
      { nome: 'Mais de 90 dias', quantidade: 1, valor: '80,00' },
    ],
    arquivos: [
      { id: expect.any(String), nome: 'CBR643-2.RET', recebidoEm: '19/11/2026 08:00', boletos: 3 },
      { id: expect.any(String), nome: 'CBR643-1.RET', recebidoEm: '12/11/2026 08:00', boletos: 3 },
    ],
    conferencia: { tarefa: null, ultima: null, abertas: 0, hora: null },
  });
  const recebidos = await get<Record<string, string>[]>('getRecebimentos/01_11_2026/30_11_2026');
  expect(recebidos).toMatchObject([
    {
      numfat: 'F3',
      titulo: 'T3',
      forma: 'BOLETO',
      pagoEm: '23/11/2026',
      valorPago: '50,50',
      contrato: titular,
    },
    { numfat: 'F2', pagoEm: '01/11/2026', valorPago: '200,00' },
  ]);
});

it('has the ages of the open bills', async () => {
  const rows = await get<{ faixa: string }[]>('getRelatorioIdadeSaldos');
  const { atraso } = await get<InicioFinanceiro>('getInicio');
  expect(atraso?.map(({ nome, quantidade }) => [nome, quantidade])).toEqual(
    atraso?.map(({ nome }) => [nome, rows.filter(({ faixa }) => faixa === nome).length]),
  );
});

it('is open in any occupation to who has the module, and to no manager without it (FIN-6)', async () => {
  const listas = [
    'getInicio',
    'getFeriados',
    'getRelatorioIdadeSaldos',
    'getDadosUpload',
    'getCreditosRetorno',
  ];
  const outras = ['getExtratos', 'getRemessas', 'getAtosDaConta', 'getNaoIdentificado', 'getDuvidasRetorno'];
  const recebe = async (as: { cargo: string; modules: ('financeiro' | 'caixa')[] }) => {
    const authorization = await t.tokenFor(as);
    const said = new Set<number>();
    for (const path of [...listas, ...outras])
      said.add(
        (await t.staff.inject({ url: `/api/v1/financeiro/${path}`, headers: { authorization } })).statusCode,
      );
    return [...said].toSorted();
  };
  for (const cargo of ['Auxiliar de Limpeza', 'Gerente Financeiro'])
    expect(
      (await recebe({ cargo, modules: ['financeiro'] })).every((code) => code < 300),
      cargo,
    ).toBe(true);
  expect(await recebe({ cargo: 'Gerente Financeiro', modules: [] })).toEqual([403]);
});
