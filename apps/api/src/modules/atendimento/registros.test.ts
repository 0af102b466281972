import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { procedureOf } from '../contas-medicas/relatorios/fixtures/care.ts';
import { crm, matricula, protocolOf, writePeople } from './atendimento.fixture.ts';

let t: TestServer;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  token = await t.tokenFor({ modules: ['atendimento'] });
  await writePeople(t.db);
  const closed = { status: 'ENCERRADO', encerrado_em: '2026-11-22' } as const;
  await t.db
    .insertInto('protocolo_atendimento')
    .values([
      protocolOf(1),
      protocolOf(2, { ...closed, manifestacao_codigo: 4, lancado_em: '2026-11-21T23:59:00' }),
      protocolOf(3, { manifestacao_codigo: 3, tema_reclamacao: 'Demora' }),
      protocolOf(4, { ...closed, manifestacao_codigo: 3, prestador_codigo: '1' }),
      protocolOf(5, { lancado_em: '2026-11-22T00:00:00' }),
      protocolOf(6, { lancado_em: '2026-11-19T23:59:59', ocorrido_em: '2026-11-19' }),
    ])
    .execute();
  await t.db
    .insertInto('procedimento')
    .values(
      procedureOf({
        codigo: '40304361',
        descricao: 'Hemograma com contagem de plaquetas ou frações',
        classificacao: 'EXAME',
      }),
    )
    .execute();
  const authorization = { matricula, prestador_codigo: '1', classe: 'EXAME', carater: 'ELETIVA' } as const;
  await t.db
    .insertInto('autorizacao')
    .values([
      {
        ...authorization,
        codigo: '602',
        status: 'AUTORIZADA',
        lancada_em: '2026-10-31',
        auditada_em: '2026-11-02',
        inicio: '2026-11-02',
        fim: '2026-12-02',
      },
      {
        ...authorization,
        codigo: '601',
        status: 'EM ANÁLISE',
        lancada_em: '2026-10-01',
        procedimento_tabela: '22',
        procedimento_codigo: '40304361',
      },
      { ...authorization, codigo: '603', status: 'NEGADA', lancada_em: '2026-11-01' },
      { ...authorization, codigo: '600', status: 'NEGADA', lancada_em: '2026-09-30' },
    ])
    .execute();
});

afterAll(() => t.close());

const ask = (path: string) =>
  t.staff.inject({ url: `/api/v1/atendimento/${path}`, headers: { authorization: token } });

it('ATD-12: lists the authorisations of the month with person, procedure and provider (ATD-1)', async () => {
  expect((await ask('getRelatorioRegAutorizacao/10_2026')).json()).toMatchObject([
    {
      gtpCod: '601',
      status: 'EM ANÁLISE',
      matricula,
      nome: 'Conceição Inventada',
      procedimento: '40304361 · Hemograma com contagem de plaquetas ou frações',
      prestador: 'Dr. Régis',
      dataLancamento: '01/10/2026',
      dataAuditoria: null,
      classe: 'EXAME',
      dtinicial: null,
      dtfinal: null,
      carater: 'ELETIVA',
    },
    expect.objectContaining({
      gtpCod: '602',
      dataAuditoria: '02/11/2026',
      dtinicial: '02/11/2026',
      dtfinal: '02/12/2026',
    }),
  ]);
});

it('lists the protocols that were entered in the period, both days inside, with their 22 fields (ATD-2, ATD-3)', async () => {
  const rows = (await ask('getRelatorioRegProtocolo/20_11_2026/21_11_2026')).json<
    Record<string, unknown>[]
  >();
  expect(rows.map(({ ocoCod, dias, satisfacao }) => [ocoCod, dias, satisfacao])).toEqual([
    ['800001', 3, null],
    ['800003', 3, 'TRISTE'],
    ['800004', 2, null],
    ['800002', 2, 'FELIZ'],
  ]);
  expect(rows[2]).toMatchObject({
    protocolo: '99999920261120000004',
    ocoCod: '800004',
    ocoDtlanc: '20/11/2026 09:00',
    codSau: matricula,
    nome: 'Conceição Inventada',
    ocoData: '20/11/2026',
    ocoStatus: 'ENCERRADO',
    ocoDescricao: 'Pediu a segunda via.',
    funMat: '2041',
    pefNome: 'Lídia Fontes',
    ocoProvidencia: null,
    ocoDtfim: '22/11/2026',
    ocoTema: '3',
    tema: 'Boleto e pagamento',
    canal: 'WhatsApp',
    ocoCanal: '3',
    ocoDemanda: 'Segunda via de boleto',
    ocoTemaReclamacao: null,
    ocoManifestacao: '3',
    manifesto: 'Reclamação',
    cnsCr: crm,
    dias: 2,
    satisfacao: null,
  });
});

const posts = async (path: string, busca: string, field: string) => {
  const answer = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/atendimento/${path}`,
    headers: { authorization: token },
    payload: { busca },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Record<string, unknown>[]>().map((row) => row[field]);
};

it.each([
  ['its number', '601', ['601']],
  ['its number with blanks', ' 601 ', ['601']],
  ['the matrícula without zeros', '1200', ['603', '602', '601', '600']],
  ['a part of the name, without its accents', 'conceicao', ['603', '602', '601', '600']],
  ['words of the name in any order', 'inventada conc', ['603', '602', '601', '600']],
  ['nobody', 'Adalberto', []],
  ['signs alone', '--', []],
])('ATD-13: finds an authorisation by %s, the newest first', async (_, busca, found) => {
  expect(await posts('getAutorizacoesDe', busca, 'gtpCod')).toEqual(found);
});

it('ATD-13: finds a protocol by its number or its person, and the reading keeps no name', async () => {
  expect(await posts('getProtocolosDe', '9999992026112 0000003', 'ocoCod')).toEqual(['800003']);
  expect(await posts('getProtocolosDe', 'Conceição', 'ocoCod')).toHaveLength(6);
  const { rows } = await sql<{ detalhe: string }>`
    select distinct detalhe from consulta_saude where lista = 'Registro de protocolo' and detalhe is not null`.execute(
    t.db,
  );
  expect(rows.map(({ detalhe }) => detalhe)).toContain('Protocolos de');
  expect(rows.filter(({ detalhe }) => /concei/i.test(detalhe))).toEqual([]);
});

it('ATD-3: a protocol made of a token waits from the day it was made', async () => {
  await t.db
    .insertInto('protocolo_atendimento')
    .values(
      protocolOf(7, {
        codigo: 'T7',
        lancado_em: '2026-11-23T09:00:00',
        ocorrido_em: '2026-10-25',
        status: 'ENCERRADO',
        encerrado_em: '2026-11-23',
      }),
    )
    .execute();
  const rows = (await ask('getRelatorioRegProtocolo/23_11_2026/23_11_2026')).json<{ dias: number }[]>();
  expect(rows.map(({ dias }) => dias)).toEqual([0]);
});

it.each([
  ['getRelatorioRegProtocolo/21_11_2026/20_11_2026', 'start'],
  ['getRelatorioRegAutorizacao/13_2026', 'competencia'],
])('refuses %s and names %s', async (path, field) => {
  const answer = await ask(path);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().problems).toMatchObject([{ field }]);
});
