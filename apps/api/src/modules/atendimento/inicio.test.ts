import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { matricula, protocolOf, writePeople } from './atendimento.fixture.ts';

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
      protocolOf(1, { lancado_em: '2026-11-01T00:00:00' }),
      protocolOf(2, { ...closed, manifestacao_codigo: 4 }),
      protocolOf(3, { manifestacao_codigo: 3 }),
      protocolOf(4, { manifestacao_codigo: 3, status: 'EM ANDAMENTO' }),
      protocolOf(5, { ...closed, manifestacao_codigo: 3, lancado_em: '2026-11-30T23:59:59' }),
      protocolOf(6, { manifestacao_codigo: 3, lancado_em: '2026-10-31T23:59:59' }),
      protocolOf(7, { manifestacao_codigo: 4, lancado_em: '2026-12-01T00:00:00' }),
    ])
    .execute();
  const waiting = { matricula, prestador_codigo: '1', criado_em: '2026-01-10T10:00:00' };
  await t.db
    .insertInto('token_confirmacao')
    .values([
      { ...waiting, token: '000001', protocolo_codigo: '800001' },
      { ...waiting, token: '000002', protocolo_codigo: null },
      { ...waiting, token: '000003', protocolo_codigo: null },
    ])
    .execute();
  const authorization = { matricula, prestador_codigo: '1', classe: 'EXAME', carater: 'ELETIVA' } as const;
  await t.db
    .insertInto('autorizacao')
    .values([
      { ...authorization, codigo: '601', status: 'EM ANÁLISE', lancada_em: '2026-11-01' },
      { ...authorization, codigo: '602', status: 'EM ANÁLISE', lancada_em: '2026-10-31' },
      { ...authorization, codigo: '603', status: 'NEGADA', lancada_em: '2026-11-02' },
    ])
    .execute();
});

afterAll(() => t.close());

const get = async <T>(path: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization: token } })).json<T>();

it('ATD-11: counts the protocols of the month, and what waits whatever its month (ATD-7, ATD-8, ATD-9)', async () => {
  expect(await get('atendimento/getInicio')).toEqual({
    competencia: '11/2026',
    ha: { tokens: true, autorizacoes: true },
    protocolos: { atendimentos: 5, reclamacoes: 3, felizes: 1, tristes: 2 },
    tokens: 2,
    autorizacoes: 2,
    autorizacoesDoMes: 1,
    prazos: {
      autorizacoes: { VENCIDO: 2, HOJE: 0, A_VENCER: 0 },
      protocolos: { VENCIDO: 2, HOJE: 0, A_VENCER: 2 },
      reanalises: { VENCIDO: 0, HOJE: 0, A_VENCER: 0 },
    },
    abertos: { protocolos: 5, doMes: 3, reclamacoes: 3, desde: '31/10/2026' },
  });
});

it('counts what the registry lists', async () => {
  const rows = await get<{ manifesto: string; satisfacao: string | null }[]>(
    'atendimento/getRelatorioRegProtocolo/01_11_2026/30_11_2026',
  );
  const of = (isCounted: (row: (typeof rows)[number]) => boolean) => rows.filter(isCounted).length;
  expect({
    atendimentos: rows.length,
    reclamacoes: of(({ manifesto }) => manifesto === 'Reclamação'),
    felizes: of(({ satisfacao }) => satisfacao === 'FELIZ'),
    tristes: of(({ satisfacao }) => satisfacao === 'TRISTE'),
  }).toEqual((await get<{ protocolos: object }>('atendimento/getInicio')).protocolos);
});

it('ATD-11: lists what it counts as waiting, of any month', async () => {
  const inicio = await get<{ autorizacoes: number; abertos: { protocolos: number; reclamacoes: number } }>(
    'atendimento/getInicio',
  );
  const emAnalise = await get<{ gtpCod: string }[]>('atendimento/getAutorizacoesEmAnalise');
  expect(emAnalise.map(({ gtpCod }) => gtpCod)).toEqual(['602', '601']);
  expect(emAnalise).toHaveLength(inicio.autorizacoes);
  const abertos = await get<{ satisfacao: string | null }[]>('atendimento/getProtocolosAbertos');
  expect(abertos).toHaveLength(inicio.abertos.protocolos);
  expect(abertos.filter(({ satisfacao }) => satisfacao === 'TRISTE')).toHaveLength(
    inicio.abertos.reclamacoes,
  );
});

it('says the same of the tokens on the tile of the module', async () => {
  expect(await get('auth/resumoModulos')).toEqual([
    { modulo: 'atendimento', texto: '2 tokens aguardando protocolo', pedeAtencao: true },
  ]);
});
