import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';

let t: TestServer;
let token: string;

const ask = async (path: string, authorization = token) => {
  const answer = await t.staff.inject({
    url: `/api/v1/financeiro/getFaturamento/${path}`,
    headers: { authorization },
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const numbers = async (path: string) =>
  ((await ask(path)).body as { fatura: string }[]).map(({ fatura }) => fatura);

const fatura = (numero: string, over: object = {}) => ({
  numero,
  tipo: 'I' as const,
  competencia: '2026-10',
  titular_matricula: '0000000001',
  empresa_codigo: null,
  emitida_em: '2026-09-20',
  vencimento: '2026-10-10',
  valor_cents: 45_000,
  status: 'ABERTA' as const,
  debito_automatico: false,
  ...over,
});
const titulo = (numero: string, fatura_numero: string, over: object = {}) => ({
  numero,
  fatura_numero,
  forma: 'BOLETO' as const,
  nosso_numero: `3128557${numero.padStart(10, '0')}`,
  vencimento: '2026-10-10',
  valor_cents: 45_000,
  pago_em: null,
  valor_pago_cents: null,
  upload_banco_id: null,
  cancelado_em: null,
  ...over,
});
const lancamento = (tipo_codigo: number, valor_cents: number, over: object = {}) => ({
  matricula: '0000000001',
  fatura_numero: 'F1',
  tipo_codigo,
  competencia: '2026-10',
  lancado_em: '2026-09-20',
  valor_cents,
  status: 'ATIVO' as const,
  guia_numero: null,
  ...over,
});

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['diretoria'] });
  await writeRegister(t.db, [{ matricula: '0000000001', nome: 'Ana' }]);
  const empresa = { titular_matricula: null, empresa_codigo: '0042', tipo: 'E' as const };
  const debito = { forma: 'DEBITO_AUTOMATICO' as const, nosso_numero: null };
  await t.db
    .insertInto('fatura')
    .values([
      fatura('F1', { valor_cents: 48_210 }),
      fatura('F2', { emitida_em: '2026-10-01', vencimento: '2026-10-31', debito_automatico: true }),
      fatura('F3', { vencimento: '2026-11-01', status: 'PAGA' }),
      fatura('F4', { status: 'CANCELADA' }),
      fatura('F5', empresa),
    ])
    .execute();
  await t.db
    .insertInto('titulo')
    .values([
      // Two cancelled titles around the one in force, and two in force of which the older one is paid.
      titulo('100', 'F1', { cancelado_em: '2026-10-02' }),
      titulo('101', 'F1', { valor_cents: 48_210 }),
      titulo('102', 'F1', { cancelado_em: '2026-10-03' }),
      titulo('103', 'F2', debito),
      titulo('104', 'F3', { pago_em: '2026-11-01', valor_pago_cents: 45_000 }),
      titulo('105', 'F3'),
    ])
    .execute();
  await t.db
    .insertInto('lancamento')
    .values([
      lancamento(2, 40_000),
      lancamento(2, 5_000),
      lancamento(8, -1_000),
      lancamento(9, 1_210),
      lancamento(11, 990),
      lancamento(13, 510),
      lancamento(15, 1_000),
      lancamento(17, 500),
      lancamento(2, 99_999, { status: 'CANCELADO' }),
    ])
    .execute();
});
afterAll(() => t.close());

it('has each invoice with its postings by kind and the title in force (DIR-2, DIR-4)', async () => {
  expect((await ask('I/10_10_2026/10_10_2026/0/0')).body).toEqual([
    {
      tipo: 'Individual',
      matricula: '0000000001',
      nome: 'Ana',
      codEmpresa: null,
      rzSocial: null,
      fatura: 'F1',
      titulo: '101',
      faturaVcto: '10/10/2026',
      valor: '482,10',
      valorBoleto: '482,10',
      totalLancamento: '482,10',
      mensalidade: '450,00',
      copart: '12,10',
      auxilioFuneral: '9,90',
      acordoCoparticipacao: '5,10',
      outrosLancamentos: '15,00',
      desconto: '-10,00',
      dataemissao: '20/09/2026',
      status: 'Aberta',
    },
  ]);
});

it('has a company without a person, a direct debit without a boleto, a paid title before an open one', async () => {
  expect((await ask('E/0/0/01_09_2026/30_09_2026')).body).toMatchObject([
    {
      matricula: null,
      nome: null,
      codEmpresa: '0042',
      rzSocial: 'Serraria Ipê Ltda',
      totalLancamento: '0,00',
    },
  ]);
  expect((await ask('I/31_10_2026/01_11_2026/0/0')).body).toMatchObject([
    { fatura: 'F2', titulo: 'DEB AUTOMATICO', valorBoleto: null, status: 'Aberta' },
    { fatura: 'F3', titulo: '104', valorBoleto: '450,00', status: 'Paga' },
  ]);
});

it.each([
  ['by due day, both days inside', 'I/10_10_2026/31_10_2026/0/0', ['F1', 'F2']],
  ['by issue, both days inside', 'I/0/0/20_09_2026/01_10_2026', ['F1', 'F2', 'F3']],
  ['by both at once', 'I/10_10_2026/31_10_2026/01_10_2026/31_10_2026', ['F2']],
  ['of another kind', 'X/10_10_2026/31_10_2026/0/0', []],
])('asks %s, and never for cancelled ones (DIR-1)', async (_, path, found) => {
  expect(await numbers(path)).toEqual(found);
});

it.each([
  ['I/0/0/0/0', 'dueStart', 'escolha o período do vencimento ou o da emissão'],
  ['I/10_10_2026/0/0/0', 'dueStart', 'o período precisa das duas datas'],
  ['I/0/0/0/10_10_2026', 'issueStart', 'o período precisa das duas datas'],
  ['I/11_10_2026/10_10_2026/0/0', 'dueStart', 'a data inicial não pode ser posterior à final'],
  ['I/0/0/31_02_2026/10_10_2026', 'issueStart', 'data inválida: use DD/MM/AAAA'],
  ['Q/10_10_2026/10_10_2026/0/0', 'type', 'o tipo é E, I, D, A, C, X ou T'],
])('refuses %s and names the field', async (path, field, message) => {
  expect(await ask(path)).toMatchObject({ status: 400, body: { problems: [{ field, message }] } });
});

it('is for Diretoria and Financeiro alone (DIR-5)', async () => {
  const path = 'I/10_10_2026/31_10_2026/0/0';
  expect((await ask(path, await t.tokenFor({ modules: ['financeiro'] }))).status).toBe(200);
  expect((await ask(path, await t.tokenFor({ modules: ['cobranca'] }))).status).toBe(403);
});

it('has the invoices of all kinds in one answer, each with its kind (DIR-1)', async () => {
  const { body } = await ask('T/01_10_2026/31_10_2026/0/0');
  expect((body as Record<string, string>[]).map(({ fatura: numero, tipo }) => [numero, tipo])).toEqual([
    ['F1', 'Individual'],
    ['F5', 'Empresarial'],
    ['F2', 'Individual'],
  ]);
  expect((await ask('Z/01_10_2026/31_10_2026/0/0')).status).toBe(400);
});
