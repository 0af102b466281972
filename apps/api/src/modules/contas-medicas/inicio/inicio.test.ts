import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { type GuideFixture, type LineFixture, providerOf, writeGuides } from '../relatorios/fixtures/care.ts';

let t: TestServer;
const matricula = '0000000001';
const hospital = '1 - Hospital Araucária';
const centro = '999520 - Centro Médico Próprio';

// Today is 2026-11-21 in these tests.
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [{ matricula }]);
  await t.db
    .insertInto('prestador')
    .values([
      providerOf({ codigo: '1', nome: 'Hospital Araucária', incorporar_baixada: true }),
      providerOf({ codigo: '2', nome: 'Clínica Ipê', incorporar_baixada: true }),
      providerOf({ codigo: '999520', nome: 'Centro Médico Próprio', incorporar_baixada: true }),
    ])
    .execute();
  await t.db
    .insertInto('glosa')
    .values([
      { codigo: '1702', descricao: 'Cobrança em duplicidade' },
      { codigo: '1714', descricao: 'Valor acima da tabela contratada' },
    ])
    .execute();
});

beforeEach(async () => {
  await t.db.deleteFrom('guia').execute();
  await t.db.deleteFrom('lote_xml').execute();
});

afterAll(() => t.close());

const get = async (path: string, modulo: ModuleKey) => {
  const headers = { authorization: await t.tokenFor({ modules: [modulo] }) };
  return (await t.staff.inject({ url: `/api/v1/${path}`, headers })).json();
};
const ask = (call: string) => get(`contasMedicas/${call}`, 'contas-medicas');
const askCentro = (call: string) => get(`centroMedico/${call}`, 'centro-medico');

let guides = 0;
const guide = (importada: string, given: Partial<GuideFixture> = {}): GuideFixture => {
  guides += 1;
  const importada_em = `${importada}T08:00:00`;
  return {
    numero: String(guides).padStart(4, '0'),
    matricula,
    prestador_codigo: '1',
    importada_em,
    gui_tipo: 'E',
    status: null,
    itens: [],
    ...given,
  };
};
/** Guides with one item each; by default no rule of this page applies to them. */
const write = (all: readonly GuideFixture[]) =>
  writeGuides(
    t.db,
    all.map((each) => ({
      ...each,
      itens: each.itens.length > 0 ? each.itens : [{ codigo: '10101012', executado_em: '2026-11-01' }],
    })),
  );
const semNada = [
  { nome: 'Até 15 dias', quantidade: 0, valor: '0,00' },
  { nome: '16 a 30 dias', quantidade: 0, valor: '0,00' },
  { nome: '31 a 60 dias', quantidade: 0, valor: '0,00' },
  { nome: 'Mais de 60 dias', quantidade: 0, valor: '0,00' },
];

it('is quiet on the first day', async () => {
  const espera = { quantidade: 0, valor: '0,00', faixas: semNada };
  expect(await ask('getInicio')).toEqual({
    hoje: '21/11/2026',
    competencia: '11/2026',
    ha: { guias: false, lotes: false },
    guias: espera,
    segundaPessoa: { quantidade: 0, valor: '0,00' },
    lotes: espera,
    glosas: { quantidade: 0, valor: '0,00', motivos: [] },
    naoPagas: { quantidade: 0, valor: '0,00', apresentado: '0,00', parte: '0,00', prestadores: [] },
  });
});

it('counts the guides that wait in the band of their days, as they are listed (CTM-61)', async () => {
  await write([
    guide('2026-11-21'),
    guide('2026-11-06', { status: 0 }),
    guide('2026-11-05', { status: 2 }),
    guide('2026-10-22', { valor_cents: 25_000 }),
    guide('2026-10-21'),
    guide('2026-09-22'),
    guide('2026-09-21'),
    guide('2026-09-20', { status: 1, incorporada_em: '2026-11-01T08:00:00', competencia: '2026-11' }),
    guide('2026-09-20', { status: 3 }),
  ]);
  const { guias } = await ask('getInicio');
  expect(guias).toEqual({
    quantidade: 7,
    valor: '850,00',
    faixas: [
      { nome: 'Até 15 dias', quantidade: 2, valor: '200,00' },
      { nome: '16 a 30 dias', quantidade: 2, valor: '350,00' },
      { nome: '31 a 60 dias', quantidade: 2, valor: '200,00' },
      { nome: 'Mais de 60 dias', quantidade: 1, valor: '100,00' },
    ],
  });
  const rows: { faixa: string; situacao: string; dias: number }[] = await ask('getGuiasEmAnalise');
  expect(rows.map(({ dias, faixa, situacao }) => [dias, faixa, situacao])).toEqual([
    [61, 'Mais de 60 dias', 'Verificar'],
    [60, '31 a 60 dias', 'Verificar'],
    [31, '31 a 60 dias', 'Verificar'],
    [30, '16 a 30 dias', 'Verificar'],
    [16, '16 a 30 dias', 'Válida'],
    [15, 'Até 15 dias', 'Pendências'],
    [0, 'Até 15 dias', 'Verificar'],
  ]);
  expect(rows[3]).toMatchObject({ prestador: hospital, importadaEm: '22/10/2026', valor: '250,00' });
});

it('counts a lot as long as one of its guides waits, by the day it came (CTM-62)', async () => {
  const lote = (id: number, numero: string, recebido: string) => ({
    id,
    prestador_codigo: '1',
    numero,
    nome_arquivo: `${numero}.xml`,
    padrao: '4.01.00',
    recebido_em: `${recebido}T08:30:00`,
    sha256: null,
  });
  await t.db
    .insertInto('lote_xml')
    .values([lote(1, '101', '2026-11-20'), lote(2, '102', '2026-08-01'), lote(3, '103', '2026-08-02')])
    .execute();
  await write([
    guide('2026-11-20', { lote_xml_id: 1 }),
    guide('2026-11-20', { lote_xml_id: 1, status: 3 }),
    guide('2026-11-20', { lote_xml_id: 1, status: 2 }),
    guide('2026-08-01', { lote_xml_id: 2, status: 0 }),
    guide('2026-08-02', { lote_xml_id: 3, status: 3 }),
  ]);
  const { lotes } = await ask('getInicio');
  expect(lotes).toMatchObject({ quantidade: 2, valor: '300,00' });
  expect(lotes.faixas.map(({ quantidade }: { quantidade: number }) => quantidade)).toEqual([1, 0, 0, 1]);
  expect(await ask('getLotesEmAnalise')).toEqual([
    expect.objectContaining({
      lote: '102',
      dias: 112,
      faixa: 'Mais de 60 dias',
      guias: 1,
      guiasEmAnalise: 1,
    }),
    {
      lote: '101',
      prestador: hospital,
      arquivo: '101.xml',
      recebidoEm: '20/11/2026 08:30',
      dias: 1,
      faixa: 'Até 15 dias',
      guias: 3,
      guiasEmAnalise: 2,
      valor: '200,00',
    },
  ]);
});

const processada = { status: 1, incorporada_em: '2026-11-03T08:00:00' } as const;
const denied = (glosa_codigo: string | null, valor_aprovado_cents: number): LineFixture => ({
  codigo: '10101012',
  executado_em: '2026-10-05',
  status: 1,
  valor_aprovado_cents,
  glosa_codigo,
  glosa_comentario: glosa_codigo && 'Contrato de 2026',
});

it('adds up what was denied in the guides of the month, by reason (CTM-63)', async () => {
  await write([
    guide('2026-10-10', {
      ...processada,
      competencia: '2026-11',
      itens: [denied('1714', 8_000), denied(null, 9_000), denied('1714', 9_500), denied('1702', 0)],
    }),
    guide('2026-10-10', { ...processada, competencia: '2026-10', itens: [denied('1702', 0)] }),
    guide('2026-10-10', { itens: [denied('1702', 0)] }),
  ]);
  const { glosas } = await ask('getInicio');
  const [duplicidade, acima] = ['1702 - Cobrança em duplicidade', '1714 - Valor acima da tabela contratada'];
  expect(glosas).toEqual({
    quantidade: 3,
    valor: '125,00',
    motivos: [
      { motivo: duplicidade, quantidade: 1, valor: '100,00' },
      { motivo: acima, quantidade: 2, valor: '25,00' },
    ],
  });
  const rows = await ask('getItensGlosados/11_2026');
  expect(rows.map(({ item, motivo, glosa }: Record<string, unknown>) => [item, motivo, glosa])).toEqual([
    [1, acima, '20,00'],
    [3, acima, '5,00'],
    [4, duplicidade, '100,00'],
  ]);
  expect(rows[0]).toMatchObject({
    prestador: hospital,
    comentario: 'Contrato de 2026',
    processado: '100,00',
    liberado: '80,00',
  });
});

it('tells which part of what was presented is unpaid after 60 days, by provider (CTM-64)', async () => {
  const paid = { ...processada, competencia: '2026-10', baixada_em: '2026-10-10' };
  await write([
    guide('2026-09-21'),
    guide('2026-09-20', { ...processada, competencia: '2026-11', valor_cents: 20_000 }),
    guide('2026-09-22'),
    guide('2026-09-01', { ...paid, valor_cents: 30_000 }),
    guide('2026-09-01', { status: 3 }),
    guide('2025-11-20'),
    guide('2025-11-21', { prestador_codigo: '2', valor_cents: 10_000 }),
    guide('2026-09-01', { ...paid, prestador_codigo: '2', valor_cents: 30_000 }),
    guide('2026-09-01', { ...paid, prestador_codigo: '999520' }),
    // Settled in the core system: a stay, and a fee of an accredited professional.
    guide('2026-09-01', { gui_tipo: 'A', valor_cents: 70_000 }),
    guide('2026-09-01', {
      valor_cents: 70_000,
      itens: [{ codigo: '10101012', executado_em: '2026-09-01', tabela_aprovada: '22' }],
    }),
  ]);
  const { naoPagas } = await ask('getInicio');
  expect(naoPagas).toEqual({
    quantidade: 3,
    valor: '400,00',
    apresentado: '1100,00',
    parte: '36,36',
    prestadores: [
      { prestador: hospital, quantidade: 2, valor: '300,00', apresentado: '600,00', parte: '50,00' },
      { prestador: '2 - Clínica Ipê', quantidade: 1, valor: '100,00', apresentado: '400,00', parte: '25,00' },
    ],
  });
  const rows = await ask('getGuiasNaoPagas');
  expect(
    rows.map(({ codPrestador, ...row }: Record<string, unknown>) => [
      codPrestador,
      row.prestador,
      row.dias,
      row.situacao,
    ]),
  ).toEqual([
    ['2', '2 - Clínica Ipê', 365, 'Verificar'],
    ['1', hospital, 62, 'Processada'],
    ['1', hospital, 61, 'Verificar'],
  ]);
});

it('counts and lists in Centro Médico its own provider alone (CTM-60)', async () => {
  const ofCentro = { prestador_codigo: '999520', valor_cents: 7_000 };
  const glosada = { ...processada, competencia: '2026-11', itens: [denied('1714', 8_000)] };
  await write([
    guide('2026-08-01'),
    guide('2026-08-01', ofCentro),
    guide('2026-10-10', glosada),
    guide('2026-10-10', { ...glosada, ...ofCentro }),
  ]);
  const own = await askCentro('getInicio');
  expect(own.guias).toMatchObject({ quantidade: 1, valor: '70,00' });
  expect(own.glosas).toMatchObject({ quantidade: 1 });
  expect(own.naoPagas).toMatchObject({ quantidade: 1, prestadores: [{ prestador: centro }] });
  for (const call of ['getGuiasEmAnalise', 'getItensGlosados/11_2026', 'getGuiasNaoPagas'])
    expect(await askCentro(call)).toEqual([expect.objectContaining({ prestador: centro })]);
});

it('still shows the other parts when one cannot be read', async () => {
  await write([guide('2026-11-20')]);
  await sql`alter table glosa rename to glosa_fora`.execute(t.db);
  try {
    const inicio = await ask('getInicio');
    expect(inicio.glosas).toBeNull();
    expect(inicio.guias).toMatchObject({ quantidade: 1 });
  } finally {
    await sql`alter table glosa_fora rename to glosa`.execute(t.db);
  }
});
