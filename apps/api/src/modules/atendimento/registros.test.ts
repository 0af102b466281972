import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
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
      { ...authorization, codigo: '601', status: 'EM ANÁLISE', lancada_em: '2026-10-01' },
      { ...authorization, codigo: '603', status: 'NEGADA', lancada_em: '2026-11-01' },
      { ...authorization, codigo: '600', status: 'NEGADA', lancada_em: '2026-09-30' },
    ])
    .execute();
});

afterAll(() => t.close());

const ask = (path: string) =>
  t.staff.inject({ url: `/api/v1/atendimento/${path}`, headers: { authorization: token } });

it('lists the authorisations that were entered in the month (ATD-1)', async () => {
  expect((await ask('getRelatorioRegAutorizacao/10_2026')).json()).toEqual([
    {
      gtpCod: '601',
      status: 'EM ANÁLISE',
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
  expect(rows[2]).toEqual({
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

it.each([
  ['getRelatorioRegProtocolo/21_11_2026/20_11_2026', 'start'],
  ['getRelatorioRegAutorizacao/13_2026', 'competencia'],
])('refuses %s and names %s', async (path, field) => {
  const answer = await ask(path);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().problems).toMatchObject([{ field }]);
});
