import { afterAll, beforeAll, expect, it } from 'vitest';
import { procedureOf, providerOf, writeGuides } from '../../contas-medicas/relatorios/fixtures/care.ts';
import {
  atendente,
  cabeca,
  gerente,
  semCodigo,
  vendasServer,
  vendedora,
} from '../relatorios/fixtures/vendasServer.ts';

const { t, ask } = await vendasServer([
  { matricula: '0000000001', nome: 'Ana', empresa_codigo: '0042', tipo_contratacao: 3 },
  { matricula: '0000000002', nome: 'Bia', empresa_codigo: '0042', tipo_contratacao: 3 },
]);

/** An October posting for Ana; kind 2 is a fee, 8 a discount, 9 a co-payment, 11 something else. */
const lanca = (tipo: number, valor: number, over: object = {}) =>
  t.db
    .insertInto('lancamento')
    .values({
      matricula: '0000000001',
      fatura_numero: null,
      tipo_codigo: tipo,
      competencia: '2026-10',
      lancado_em: '2026-09-20',
      valor_cents: valor,
      status: 'ATIVO',
      guia_numero: null,
      ...over,
    })
    .execute();

const fatura = (numero: string, tipo: 'E' | 'D', over: object) =>
  t.db
    .insertInto('fatura')
    .values({
      numero,
      tipo,
      competencia: '2026-10',
      titular_matricula: null,
      empresa_codigo: null,
      emitida_em: '2026-09-20',
      vencimento: '2026-10-10',
      valor_cents: 0,
      status: 'ABERTA',
      debito_automatico: false,
      ...over,
    })
    .execute();

beforeAll(async () => {
  const empresa = await t.db.selectFrom('empresa').selectAll().executeTakeFirstOrThrow();
  await t.db.updateTable('empresa').set({ administradora: 'Qualicorp Benefícios S.A.' }).execute();
  const outras = [
    { codigo: '0043', administradora: 'QUALICORP', dia_fatura: 25, cnpj: '11222333000181' },
    { codigo: '0044', administradora: 'Outra', dia_fatura: 10, cnpj: '11222333000262' },
  ];
  await t.db
    .insertInto('empresa')
    .values(outras.map((outra) => ({ ...empresa, ...outra })))
    .execute();
  for (const [matricula, empresa_codigo] of [
    ['0000000003', '0043'],
    ['0000000004', '0044'],
  ] as const) {
    const ana = await t.db
      .selectFrom('beneficiario')
      .selectAll()
      .where('matricula', '=', '0000000001')
      .executeTakeFirstOrThrow();
    await t.db
      .insertInto('beneficiario')
      .values({ ...ana, matricula, titular_matricula: matricula, empresa_codigo })
      .execute();
  }
  await t.db
    .insertInto('procedimento')
    .values(procedureOf({ codigo: '10101012', descricao: 'Consulta em consultório' }))
    .execute();
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Dr. Régis', cpf: '52998224725' }))
    .execute();
  const item = (codigo: string, valor_aprovado_cents: number | null, executado_em = '2026-09-03') => ({
    codigo,
    executado_em,
    valor_aprovado_cents,
  });
  await writeGuides(t.db, [
    {
      numero: 'G1',
      matricula: '0000000001',
      prestador_codigo: '1',
      // Thirds of a cent among three items, and a denied one.
      itens: [item('10101012', 1), item('20101012', 1), item('30101012', 0), item('40101012', 1)],
    },
    {
      numero: 'G2',
      matricula: '0000000002',
      prestador_codigo: '1',
      itens: [{ ...item('10101012', 0), codigo_amb: '00010014' }],
    },
  ]);
  await fatura('F1', 'E', { empresa_codigo: '0042' });
  await fatura('F2', 'D', { titular_matricula: '0000000001' });
  await lanca(2, 50_000, { fatura_numero: 'F1' });
  await lanca(8, -5_000, { fatura_numero: 'F1' });
  await lanca(2, 30_000, { matricula: '0000000002', fatura_numero: 'F1' });
  await lanca(11, 999, { fatura_numero: 'F1' });
  await lanca(9, 100, { fatura_numero: 'F1', guia_numero: 'G1' });
  await lanca(9, 250, { matricula: '0000000002', guia_numero: 'G2' });
  await lanca(9, 70);
  // Billed to a person, cancelled, of another month, of other companies.
  await lanca(9, 9_000, { fatura_numero: 'F2' });
  await lanca(9, 8_000, { status: 'CANCELADO' });
  await lanca(2, 7_000, { competencia: '2026-09' });
  await lanca(9, 40, { competencia: '2025-10' });
  await lanca(2, 6_000, { competencia: '2025-09' });
  await lanca(2, 60_000, { matricula: '0000000003' });
  await lanca(2, 40_000, { matricula: '0000000004' });
});

afterAll(() => t.close());

interface Resposta {
  success: boolean;
  message: string;
  dadosSintetico: object[];
  dadosUtilizacao: { VR_COPART: string; DESCRICAO: string; BENEFICIARIO: string }[];
}
const asked = async (diaFat: string | number, competencia = '10/2026', quem = gerente) => {
  const { status, body } = await ask(quem, 'getUtilizacaoQualicorp', { competencia, diaFat });
  return { status, ...(body as Resposta) };
};

it('sums fees less discounts and co-payment of what its companies are billed for (VEN-7, VEN-8)', async () => {
  expect((await asked(10)).dadosSintetico).toEqual([
    {
      COMPETENCIA: '10/2026',
      DIAFATU: '10',
      EMP_CON: '0042',
      EMP_NOME: 'Serraria Ipê',
      MENSALIDADE: '750,00',
      VR_COPART: '4,20',
      TOTAL: '754,20',
    },
  ]);
  expect((await asked('25')).dadosSintetico).toMatchObject([{ EMP_CON: '0043', TOTAL: '600,00' }]);
});

it('shares a posting among the items of its guide, to the cent (VEN-9)', async () => {
  const { dadosUtilizacao } = await asked(10);
  const cents = dadosUtilizacao.map((row) => Number(row.VR_COPART.replace(',', '')));
  expect(cents.toSorted((a, b) => a - b)).toEqual([33, 33, 34, 70, 250]);
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(420);
  expect(dadosUtilizacao).toContainEqual({
    EMP_CON: '0042',
    BENEFICIARIO: 'Bia',
    VR_COPART: '2,50',
    PRESTADOR_CNPJ_CPF: '52998224725',
    PRESTADOR_NOME: 'Dr. Régis',
    DATA_UTILIZACAO: '03/09/2026',
    CARTAO: '0000000002',
    COMPETENCIA: '10/2026',
    COD_PROCEDIMENTO: '00010014',
    COD_TUSS: '10101012',
    DESCRICAO: 'Consulta em consultório',
  });
  // A charge without a guide is a row with the known fields.
  expect(dadosUtilizacao).toContainEqual(
    expect.objectContaining({ VR_COPART: '0,70', BENEFICIARIO: 'Ana', PRESTADOR_NOME: null }),
  );
});

it('has nothing of a month without postings', async () => {
  const { success, dadosSintetico, dadosUtilizacao } = await asked(10, '08/2026');
  expect({ success, dadosSintetico, dadosUtilizacao }).toEqual({
    success: true,
    dadosSintetico: [],
    dadosUtilizacao: [],
  });
});

it('gives the totals of the month and of the twelve before it, for comparing (VEN-42)', async () => {
  const { status, body } = await ask(gerente, 'getHistoricoQualicorp', {
    competencia: '10/2026',
    diaFat: 10,
  });
  expect(status).toBe(200);
  expect(body).toEqual([
    { EMP_CON: '0042', COMPETENCIA: '10/2025', TOTAL: '0,40' },
    { EMP_CON: '0042', COMPETENCIA: '09/2026', TOTAL: '70,00' },
    { EMP_CON: '0042', COMPETENCIA: '10/2026', TOTAL: '754,20' },
  ]);
  expect((await ask(atendente, 'getHistoricoQualicorp', { competencia: '10/2026', diaFat: 10 })).status).toBe(
    403,
  );
});

it('says so when no company of Qualicorp is billed on the day', async () => {
  await t.db.updateTable('empresa').set({ administradora: null }).where('codigo', '=', '0043').execute();
  expect(await asked(25)).toMatchObject({
    status: 200,
    success: false,
    message: 'Nenhuma empresa da Qualicorp é faturada no dia 25.',
  });
});

it('finds nobody, and names the setting, before an administrator is configured (VEN-7)', async () => {
  const before = t.deps.config.vendas;
  t.deps.config.vendas = { ...before, qualicorp: [] };
  try {
    expect(await asked(10)).toMatchObject({
      success: false,
      message: 'Nenhuma administradora está configurada para esta tela (VENDAS_QUALICORP). Fale com a TI.',
    });
    t.deps.config.vendas = { ...before, qualicorp: ['Outra', 'BENEFÍCIOS'] };
    expect(await asked(10)).toMatchObject({
      success: true,
      dadosSintetico: [{ EMP_CON: '0042' }, { EMP_CON: '0044' }],
    });
  } finally {
    t.deps.config.vendas = before;
  }
});

it('is for managers and sellers', async () => {
  expect((await asked(10, '10/2026', vendedora)).status).toBe(200);
  expect((await asked(10, '10/2026', atendente)).status).toBe(403);
});

it.each([
  [15, '10/2026', 'diaFat', 'o dia de faturamento é 10 ou 25'],
  [10, '2026', 'competencia', 'competência inválida: use MM/AAAA'],
])('refuses day %s of %s and names the field', async (dia, competencia, field, message) => {
  expect(await asked(dia, competencia)).toMatchObject({ status: 400, problems: [{ field, message }] });
});

it('VEN-49: shows a seller the use of own clients alone, and the companies whole', async () => {
  await t.db
    .updateTable('beneficiario')
    .set({ vendedor_codigo: '613' })
    .where('matricula', '=', '0000000002')
    .execute();
  const names = async (quem: typeof cabeca) => {
    const { dadosSintetico, dadosUtilizacao } = await asked(10, '10/2026', quem);
    expect(dadosSintetico).toMatchObject([{ EMP_CON: '0042', VR_COPART: '4,20' }]);
    return [...new Set(dadosUtilizacao.map(({ BENEFICIARIO }) => BENEFICIARIO))].toSorted();
  };
  expect(await names(gerente)).toEqual(['Ana', 'Bia']);
  expect(await names(vendedora)).toEqual(['Ana']);
  expect(await names(cabeca)).toEqual(['Bia']);
  expect((await asked(10, '10/2026', semCodigo)).status).toBe(403);
});
