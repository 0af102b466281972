// @module-tag embedded
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lida } from '../../http/acesso/consulta.ts';
import { contagemDe } from '../../http/list/contagem.ts';
import { piecesOf } from '../../http/list/pieces.ts';
import { type TestServer, testServer } from '../../test/harness.ts';
import { proofStart } from '../../test/proofDay.ts';
import { writeRegister } from '../cadastro/fixtures/register.ts';
import { providerOf, writeGuides } from '../contas-medicas/relatorios/fixtures/care.ts';
import { registraConsulta } from './registraConsulta.ts';

let t: TestServer;
let nurse: string;
let manager: string;
const tuss = '40901122';
const MINUTE = 60_000;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  nurse = await t.tokenFor({ login: 'NINA', nome: 'Nina Prado', modules: ['prevencao'] });
  manager = await t.tokenFor({
    login: 'OTAVIO',
    nome: 'Otávio Freitas',
    cargo: 'Gerente de Operacao',
    modules: ['prevencao'],
  });
  await writeRegister(t.db, [
    { matricula: '0000000001', nascimento: '1960-01-01' },
    { matricula: '0000000002', nascimento: '1960-01-01' },
    { matricula: '0000000003' },
  ]);
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Zeni' }))
    .execute();
  const of = (numero: string, matricula: string) => ({
    numero,
    matricula,
    prestador_codigo: '1',
    itens: [{ codigo: tuss, executado_em: '2026-10-05' }],
  });
  await writeGuides(t.db, [of('1', '0000000001'), of('2', '0000000001'), of('3', '0000000003')]);
});

beforeEach(async () => {
  t.clock.set(proofStart);
  await t.db.deleteFrom('programa_contato').execute();
  await t.db.deleteFrom('consulta_saude').execute();
});

afterAll(() => t.close());

const ask = (path: string, authorization: string) =>
  t.staff.inject({ url: `/api/v1/prevencao/${path}`, headers: { authorization } });
const today = 'getConsultasRegistradas/21_11_2026/21_11_2026';

it('records who opened which list when, for what, and how many people it had (PRV-8)', async () => {
  await ask('getRelatorioBeneficiariosAcima55', nurse);
  await ask('getRelatorioPossiveisGestantes/01_10_2026/31_10_2026', nurse);
  await ask(`getRelatorioProcedimentosRealizadosPeriodo/01_10_2026/31_10_2026/${tuss}`, nurse);
  const rows = (await ask(today, manager)).json();
  const once = { leituras: 1, ultimaEm: '21/11/2026 09:00', arquivos: 0, ultimoArquivo: null };
  const nina = { quem: 'Nina Prado', em: '21/11/2026 09:00', completa: 'SIM', ...once };
  expect(rows).toEqual([
    // The record lists its own reading, still open while it is read (PRV-9).
    expect.objectContaining({ quem: 'Otávio Freitas', lista: 'Consultas registradas', completa: 'NAO' }),
    {
      ...nina,
      lista: 'Beneficiários por procedimento',
      inicio: '01/10/2026',
      fim: '31/10/2026',
      detalhe: tuss,
      // Three guides of two people.
      pessoas: 2,
      finalidade: 'Conferência de um procedimento realizado',
    },
    {
      ...nina,
      lista: 'Possíveis gestantes',
      inicio: '01/10/2026',
      fim: '31/10/2026',
      detalhe: null,
      pessoas: 0,
      finalidade: 'Acompanhamento do pré-natal',
    },
    {
      ...nina,
      lista: 'Beneficiários acima de 55',
      inicio: null,
      fim: null,
      detalhe: null,
      pessoas: 2,
      finalidade: 'Cuidado de quem tem mais de 55 anos',
    },
  ]);
});

it('records that the record was read, and by whom (PRV-9)', async () => {
  await ask(today, manager);
  t.clock.advance(31 * MINUTE);
  expect((await ask(today, manager)).json()).toMatchObject([
    { completa: 'NAO' },
    {
      quem: 'Otávio Freitas',
      pessoas: 1,
      completa: 'SIM',
      finalidade: 'Conferência das consultas registradas',
    },
  ]);
});

it('shows the record to no one but a manager, whose refusal leaves no trace (PRV-9)', async () => {
  const answer = await ask(today, nurse);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error).toBe('Só um gerente vê as consultas registradas.');
  expect(await t.db.selectFrom('consulta_saude').selectAll().execute()).toEqual([]);
});

it('answers nothing when the opening cannot be recorded (PRV-8)', async () => {
  await t.db.schema.alterTable('consulta_saude').renameTo('consulta_saude_fora').execute();
  try {
    const answer = await ask('getRelatorioBeneficiariosAcima55', nurse);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('0000000001');
  } finally {
    await t.db.schema.alterTable('consulta_saude_fora').renameTo('consulta_saude').execute();
  }
});

const lines = () =>
  t.db
    .selectFrom('consulta_saude')
    .select(['login', 'lista', 'detalhe', 'pessoas', 'completa', 'leituras'])
    .orderBy('id')
    .execute();

it('keeps one line of a list that is read again, also by the screen after a contact (PRV-17)', async () => {
  await ask('getRelatorioBeneficiariosAcima55', nurse);
  t.clock.advance(29 * MINUTE);
  const contato = { matricula: '0000000001', programa: 'ACIMA_55', telefone: '44999990000' };
  const post = (path: string, payload: object) =>
    t.staff.inject({
      method: 'POST',
      url: `/api/v1/prevencao/${path}`,
      headers: { authorization: nurse },
      payload,
    });
  await post('reservaContato', { matricula: '0000000001', programa: 'ACIMA_55' });
  await post('registraContato', { ...contato, resultado: 'NAO_ATENDEU', observacao: '', proximo: null });
  await ask('getRelatorioBeneficiariosAcima55', nurse);
  expect(await lines()).toEqual([
    expect.objectContaining({ lista: 'Beneficiários acima de 55', pessoas: 2, leituras: 2, completa: true }),
    expect.objectContaining({ lista: 'Contatos de uma pessoa', pessoas: 1, leituras: 1 }),
  ]);
  expect((await ask(today, manager)).json()[2]).toMatchObject({
    em: '21/11/2026 09:00',
    ultimaEm: '21/11/2026 09:29',
    leituras: 2,
  });
});

it('begins a new line after half an hour, for another person, and for another question (PRV-17)', async () => {
  await ask('getRelatorioBeneficiariosAcima55', nurse);
  t.clock.advance(31 * MINUTE);
  await ask('getRelatorioBeneficiariosAcima55', nurse);
  await ask('getRelatorioBeneficiariosAcima55', manager);
  await ask('getRelatorioPossiveisGestantes/01_10_2026/31_10_2026', nurse);
  await ask('getRelatorioPossiveisGestantes/01_10_2026/30_10_2026', nurse);
  expect((await lines()).map(({ leituras }) => leituras)).toEqual([1, 1, 1, 1, 1]);
});

it('tells children from adults where the CID is that of obesity (PRV-8)', async () => {
  await ask('getRelatorioBeneficiariosCidE66Criancas', nurse);
  await ask('getRelatorioBeneficiariosCidE66Adultos', nurse);
  expect((await lines()).map(({ detalhe }) => detalhe)).toEqual([
    'Beneficiários de 8 a 15 anos com CID E66',
    'Beneficiários de 16 anos ou mais com CID E66',
  ]);
});

it('records a reading that is broken off with what was handed out until then (PRV-8)', async () => {
  async function* portions() {
    yield [{}, {}];
    yield [{}];
  }
  const feita = { login: 'NINA', lista: 'x', finalidade: 'x', inicio: null, fim: null, detalhe: null };
  const gravada = await registraConsulta({ db: t.db, clock: t.clock.now })(feita);
  const pieces = piecesOf(portions(), { encode: JSON.stringify }, contagemDe(undefined));
  const lendo = lida(pieces, { pessoa: undefined, termina: async (fim) => gravada?.termina(fim) });
  await lendo.first();
  await lendo.end();
  expect(await lines()).toMatchObject([{ pessoas: 2, completa: false }]);
});

it('keeps how often the rows of a reading left as a file or on paper, and the last one (PRV-24)', async () => {
  const reading = await ask('getRelatorioBeneficiariosAcima55', nurse);
  const consulta = Number(reading.headers['consulta']);
  const takes = (authorization: string, body: object) =>
    t.staff.inject({
      method: 'POST',
      url: '/api/v1/auth/registraArquivo',
      headers: { authorization },
      payload: body,
    });
  expect((await takes(nurse, { consulta, especie: 'csv', linhas: 2 })).statusCode).toBe(200);
  expect((await takes(nurse, { consulta, especie: 'xlsx', linhas: 1 })).statusCode).toBe(200);
  const [line] = (await ask(today, manager)).json().slice(-1);
  expect(line).toMatchObject({
    lista: 'Beneficiários acima de 55',
    arquivos: 2,
    ultimoArquivo: 'Planilha, 1 linha, 21/11/2026 09:00',
  });
  // The line of another person, and a line that is not there.
  for (const [who, line] of [
    [manager, consulta],
    [nurse, 2_000_000_000],
  ] as const) {
    const refused = await takes(who, { consulta: line, especie: 'papel', linhas: 1 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe(
      'A leitura desta lista não foi achada no registro. Busque de novo e exporte.',
    );
  }
});
