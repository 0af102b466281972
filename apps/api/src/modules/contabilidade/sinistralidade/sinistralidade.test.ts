import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { ask, item, vidas, writeContabilidade, writeLancamentos } from '../contabilidade.fixture.ts';

const meses = { dtInicial: '10/2026', dtFinal: '11/2026' };

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeContabilidade(t, [
    { itens: [item(50_000), item(10_000)] },
    { matricula: vidas.dependente, itens: [item(20_000)] },
    { matricula: vidas.individual, competencia: '2026-11', itens: [item(7_000)] },
    { matricula: vidas.empresa, itens: [item(90_000)] },
    { matricula: vidas.individual, status: 2, incorporada_em: null, competencia: '2026-10' },
    { matricula: vidas.individual, status: 3, competencia: '2026-10' },
    { matricula: vidas.individual, competencia: '2026-12' },
  ]);
  await writeLancamentos(t, [
    { matricula: vidas.individual, tipo_codigo: 2, valor_cents: 60_000 },
    { matricula: vidas.dependente, tipo_codigo: 2, valor_cents: 40_000 },
    { matricula: vidas.individual, tipo_codigo: 9, valor_cents: 5_000 },
    // Neither a fee nor a co-payment, cancelled, or of another month.
    { matricula: vidas.individual, tipo_codigo: 8, valor_cents: -500 },
    { matricula: vidas.individual, tipo_codigo: 2, valor_cents: 99_999, status: 'CANCELADO' },
    { matricula: vidas.individual, tipo_codigo: 2, valor_cents: 99_999, competencia: '2026-12' },
    { matricula: vidas.empresa, tipo_codigo: 2, valor_cents: 30_000 },
    { matricula: vidas.outraDaEmpresa, tipo_codigo: 2, valor_cents: 30_000 },
    { matricula: vidas.adesao, tipo_codigo: 2, valor_cents: 10_000 },
  ]);
});
afterAll(() => t.close());

const individual = { EMP: null, EMPRESA: null, PLANO: '471203148' };
const ninguem = { BENEFICIARIO: null, CIDADE: null };
const serraria = { EMP: '0042', EMPRESA: 'Serraria Ipê Ltda' };

it('sums each month of the plans of individual contracts; without fees there is no ratio (CTB-8, CTB-9)', async () => {
  const { body } = await ask(t, 'getSinistralidadeIndividualResumida', { ...meses, matricula: '' });
  expect(body).toEqual([
    {
      ...individual,
      ...ninguem,
      COMPETENCIA: '10/2026',
      CUSTOBRUTO: '800,00',
      MENSALIDADE: '1000,00',
      COPART: '50,00',
      SINISTRALIDADE: '75,00',
    },
    {
      ...individual,
      ...ninguem,
      COMPETENCIA: '11/2026',
      CUSTOBRUTO: '70,00',
      MENSALIDADE: '0,00',
      COPART: '0,00',
      SINISTRALIDADE: null,
    },
  ]);
});

it('sums each plan of each company, those by adhesion too', async () => {
  const { body } = await ask(t, 'getSinistralidadeEmpresarialResumida', { ...meses, empCon: '' });
  expect(body).toEqual([
    expect.objectContaining({ ...serraria, ...ninguem, PLANO: '471203149', SINISTRALIDADE: '150,00' }),
    expect.objectContaining({
      ...serraria,
      ...ninguem,
      PLANO: '471203150',
      CUSTOBRUTO: '0,00',
      SINISTRALIDADE: '0,00',
    }),
  ]);
});

it.each([vidas.individual, vidas.dependente, '1'])(
  'tells the lives of the contract of the registration %s by month',
  async (matricula) => {
    const { body } = await ask(t, 'getSinistralidadeIndividualDetalhada', { ...meses, matricula });
    expect(body).toEqual([
      expect.objectContaining({
        BENEFICIARIO: 'Alda Reis',
        CIDADE: 'Maringá',
        CUSTOBRUTO: '600,00',
        COPART: '50,00',
      }),
      expect.objectContaining({ BENEFICIARIO: 'Beto Reis', MENSALIDADE: '400,00', SINISTRALIDADE: '50,00' }),
      expect.objectContaining({ BENEFICIARIO: 'Alda Reis', COMPETENCIA: '11/2026' }),
    ]);
  },
);

it('tells the lives of a company by month, and nothing of an unknown one or of a life of a company as individual', async () => {
  const call = 'getSinistralidadeEmpresarialDetalhada';
  const { body } = await ask(t, call, { ...meses, empCon: '0042' });
  expect(body.map(({ BENEFICIARIO }: { BENEFICIARIO: string }) => BENEFICIARIO)).toEqual([
    'Caio Melo',
    'Dora Luz',
    'Ema Cruz',
  ]);
  expect((await ask(t, call, { ...meses, empCon: '9999' })).body).toEqual([]);
  const daEmpresa = { ...meses, matricula: vidas.empresa };
  expect((await ask(t, 'getSinistralidadeIndividualDetalhada', daEmpresa)).body).toEqual([]);
});

it.each([
  ['IndividualDetalhada', { ...meses, matricula: ' ' }, 'matricula', 'informe a matrícula'],
  ['EmpresarialDetalhada', { ...meses, empCon: '' }, 'empCon', 'informe o código da empresa'],
  ['IndividualResumida', { ...meses, matricula: '1' }, 'matricula', 'deixe vazio no relatório resumido'],
  [
    'EmpresarialResumida',
    { dtInicial: '11/2026', dtFinal: '10/2026', empCon: '' },
    'dtInicial',
    'a competência inicial não pode ser posterior à final',
  ],
  [
    'EmpresarialResumida',
    { dtInicial: '13/2026', dtFinal: '13/2026', empCon: '' },
    'dtInicial',
    'competência inválida: use MM/AAAA',
  ],
])('refuses of %s %j', async (call, asked, field, message) => {
  const { status, body } = await ask(t, `getSinistralidade${call}`, asked);
  expect(status).toBe(400);
  expect(body.problems).toContainEqual({ field, message });
});

it('is for Contabilidade alone', async () => {
  const asked = { ...meses, matricula: '' };
  const { status } = await ask(t, 'getSinistralidadeIndividualResumida', asked, [
    'contas-medicas',
    'diretoria',
  ]);
  expect(status).toBe(403);
});
