// @module-tag embedded
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { tokenDe, writeCadastro, writeRegras, writeVendas } from './razao.fixture.ts';

let t: TestServer;
const tokens: Record<string, string> = {};

const contestada = {
  competencia: '08/2026',
  codigoVenda: '1',
  especie: 'VIDA',
  origem: '08/2026',
  referencia: '',
  motivo: 'Foram duas vidas.',
};

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  await writeRegras(t.db, [
    { vendedor: '601', regra: 1 },
    { vendedor: '604', regra: 1 },
  ]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '2', vendedor: '604', efetivada: '2026-08-11' },
  ]);
  const who = {
    gerente: { cargo: 'gerente geral / comercial' },
    vendedor: { cargo: 'Vendedor', vendedor: '601' },
    assistente: { cargo: 'Assistente de vendas', vendedor: '604' },
    analista: { cargo: 'Analista de Sistemas', vendedor: '601' },
  };
  for (const [name, each] of Object.entries(who)) tokens[name] = await tokenDe(t, { ...each, login: name });
  tokens['cobranca'] = await t.tokenFor({ cargo: 'Gerente Comercial', modules: ['cobranca'] });
});

afterAll(() => t.close());

const ask = async (who: string, path: string, payload?: object): Promise<number> => {
  const reply = await t.staff.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/${path}`,
    headers: { authorization: tokens[who] ?? '' },
    ...(payload ? { payload } : {}),
  });
  return reply.statusCode;
};

const deTodos = [
  'comissionamento/getCompetenciaAFechar',
  ...[
    'getPreviaComissaoGeral',
    'getComissaoPagaGeral',
    'getComissaoPagaDados',
    'getIndicadoresComissao',
    'getMudancas',
    'getSemComissao',
  ].map((call) => `comissionamento/${call}/08_2026`),
];

const deUm = [
  'getPreviaComissao',
  'getVendasCommissaoPaga',
  'getEstornosEfetivados',
  'getComissaoAnteriorPaga',
  'getIndicadoresComissao',
];

describe.each(deTodos)('%s', (path) => {
  it('is for managers (COM-32)', async () => {
    expect([200, 204]).toContain(await ask('gerente', path));
    for (const who of ['vendedor', 'assistente', 'analista', 'cobranca'])
      expect(await ask(who, path), who).toBe(403);
  });
});

describe.each(deUm)('vendedor/%s', (call) => {
  const path = (seller: string) => `vendedor/${call}/${seller}/08_2026`;

  it('answers managers for every seller, and a seller for the own code alone (VEN-31, COM-32)', async () => {
    for (const seller of ['601', '604']) expect([200, 204]).toContain(await ask('gerente', path(seller)));
    expect(await ask('gerente', path('999'))).toBe(404);
    expect([200, 204]).toContain(await ask('vendedor', path('601')));
    expect([200, 204]).toContain(await ask('assistente', path('604')));
    expect([200, 204]).toContain(await ask('vendedor', path('meu')));
    for (const [who, seller] of [
      ['vendedor', '604'],
      ['vendedor', '0601'],
      ['vendedor', '999'],
      ['assistente', '601'],
      ['analista', '601'],
      ['analista', 'meu'],
      // This manager has no sales.
      ['gerente', 'meu'],
      ['cobranca', '601'],
    ] as const)
      expect(await ask(who, path(seller)), `${who} ${seller}`).toBe(403);
  });
});

it('refuses another seller’s line in the body of a contest as one that is not there (VEN-31)', async () => {
  const deOutro = { ...contestada, codigoVenda: '2' };
  expect(await ask('vendedor', 'comissionamento/contestar', deOutro)).toBe(404);
  // The call ignores a seller's code in the body.
  expect(await ask('vendedor', 'comissionamento/contestar', { ...deOutro, codigoVendedor: '604' })).not.toBe(
    200,
  );
  expect(await t.db.selectFrom('comissao_contestacao').selectAll().execute()).toEqual([]);
});

it('lets sellers contest, managers answer, close and pay, and nobody else (COM-32)', async () => {
  for (const who of ['gerente', 'analista', 'cobranca'])
    expect(await ask(who, 'comissionamento/contestar', contestada), who).toBe(403);
  expect(await ask('vendedor', 'comissionamento/contestar', contestada)).toBe(200);
  const resposta = { codigo: '1', aceita: true, resposta: 'Conferido.' };
  const posts = [
    ['responder', resposta],
    ['gerar', { competencia: '08/2026', primeira: true }],
    ['pagar', { competencia: '08/2026', pagaEm: '21/11/2026' }],
  ] as const;
  for (const [call, payload] of posts) {
    for (const who of ['vendedor', 'assistente', 'analista', 'cobranca'])
      expect(await ask(who, `comissionamento/${call}`, payload), `${who} ${call}`).toBe(403);
    expect(await ask('gerente', `comissionamento/${call}`, payload), call).toBe(200);
  }
});

it('shows the contests of a month to managers, and to a seller the own ones', async () => {
  const seen = async (who: string) => {
    const reply = await t.staff.inject({
      url: '/api/v1/comissionamento/getContestacoes/08_2026',
      headers: { authorization: tokens[who] ?? '' },
    });
    return reply.statusCode === 200 ? reply.json<unknown[]>().length : reply.statusCode;
  };
  expect([await seen('gerente'), await seen('vendedor'), await seen('assistente')]).toEqual([1, 1, 0]);
  expect([await seen('analista'), await seen('cobranca')]).toEqual([403, 403]);
});
