import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { ask, vidas, writeContabilidade, writeLancamentos } from '../contabilidade.fixture.ts';

const individual = 'getReceitaSegregadaDetalhadaIndividual';
const empresarial = 'getReceitaSegregadaDetalhadaEmpresarial';
const outubro = { dtInicial: '01/10/2026', dtFinal: '31/10/2026' };

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeContabilidade(t);
  await t.db
    .insertInto('fatura')
    .values({
      numero: '77001',
      tipo: 'I',
      competencia: '2026-10',
      titular_matricula: vidas.individual,
      emitida_em: '2026-09-20',
      vencimento: '2026-10-10',
      valor_cents: 50_000,
      status: 'PAGA',
      debito_automatico: false,
    })
    .execute();
  await writeLancamentos(t, [
    { matricula: vidas.individual, tipo_codigo: 2, valor_cents: 41_250, fatura_numero: '77001' },
    { matricula: vidas.dependente, tipo_codigo: 9, valor_cents: 1_299 },
    { matricula: vidas.individual, tipo_codigo: 8, valor_cents: -500 },
    { matricula: vidas.individual, tipo_codigo: 2, valor_cents: 99_999, status: 'CANCELADO' },
    { matricula: vidas.individual, tipo_codigo: 2, valor_cents: 88_888, competencia: '2026-09' },
    { matricula: vidas.empresa, tipo_codigo: 2, valor_cents: 30_000 },
    { matricula: vidas.adesao, tipo_codigo: 11, valor_cents: 490 },
  ]);
});
afterAll(() => t.close());

it('tells the active postings on individual contracts (CTB-5)', async () => {
  const { body } = await ask(t, individual, outubro);
  expect(body.map(({ LANCOD, VALOR }: { LANCOD: number; VALOR: string }) => [LANCOD, VALOR])).toEqual([
    [2, '412,50'],
    [9, '12,99'],
    [8, '-5,00'],
  ]);
  expect(body[0]).toEqual({
    ASA: '77001',
    LAN_COMPETENCIA: '10/2026',
    CLASSIF: 'MENSALIDADE',
    LANCOD: 2,
    L_COD: 'Mensalidade',
    VALOR: '412,50',
    LAN_STATUS: 'Ativo',
    DT_VENCIMENTO: '10/10/2026',
    EMPRESA: null,
    COD_SAU: vidas.individual,
    PEF_NOME: 'Alda Reis',
    TITULAR_NOME: 'Alda Reis',
    CIDADE: 'Maringá',
    UF: 'PR',
    TITULARIDADE: 'Titular',
    TIPO_PLANO: 'INDIVIDUAL',
    PLA_REGISTRO: '471203148',
    BEN_ATIVO: 'SIM',
    DT_ATIVACAO: '01/08/2019',
    FAT_STATUS: 'Paga',
  });
  expect(body[1]).toMatchObject({
    ASA: null,
    PEF_NOME: 'Beto Reis',
    TITULAR_NOME: 'Alda Reis',
    TITULARIDADE: 'Dependente',
    FAT_STATUS: null,
  });
});

it('tells those on contracts of companies and by adhesion with the company (CTB-6)', async () => {
  const { body } = await ask(t, empresarial, outubro);
  expect(body).toEqual([
    expect.objectContaining({
      COD_SAU: vidas.empresa,
      EMPRESA: 'Serraria Ipê Ltda',
      TIPO_PLANO: 'EMPRESARIAL',
    }),
    expect.objectContaining({ COD_SAU: vidas.adesao, CLASSIF: 'OUTROS', TIPO_PLANO: 'ADESAO' }),
  ]);
});

it('takes every competence that the period touches', async () => {
  const { body } = await ask(t, individual, { dtInicial: '30/09/2026', dtFinal: '01/10/2026' });
  expect(body.map(({ VALOR }: { VALOR: string }) => VALOR)).toEqual(['888,88', '412,50', '12,99', '-5,00']);
});

it('refuses a period that ends before it starts, and other modules', async () => {
  const wrong = await ask(t, empresarial, { dtInicial: '02/10/2026', dtFinal: '01/10/2026' });
  expect([wrong.status, wrong.body.problems]).toMatchObject([400, [{ field: 'dtInicial' }]]);
  expect((await ask(t, individual, outubro, ['contas-medicas'])).status).toBe(403);
});
