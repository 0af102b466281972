import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { crm, matricula, protocolOf, writePeople } from './atendimento.fixture.ts';

let t: TestServer;
let lidia: string;
let murilo: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  lidia = await t.tokenFor({ modules: ['atendimento'], nome: 'Lídia Fontes', login: 'lidia' });
  murilo = await t.tokenFor({ modules: ['atendimento'], nome: 'Murilo Assunção' });
  await t.db.updateTable('usuario').set({ matricula: '2041' }).where('nome', '=', 'Lídia Fontes').execute();
  await writePeople(t.db);
});

afterAll(() => t.close());

beforeEach(async () => {
  await t.db.deleteFrom('token_confirmacao').execute();
  await t.db.deleteFrom('protocolo_atendimento').execute();
  const token = { matricula, prestador_codigo: '1' };
  await t.db
    .insertInto('token_confirmacao')
    .values([
      { ...token, id: 7, token: '000123', criado_em: '2026-11-20T10:00:00', protocolo_codigo: null },
      { ...token, id: 8, token: '456789', criado_em: '2026-11-21T10:00:00', protocolo_codigo: null },
    ])
    .execute();
});

const usual = { usuario: matricula, medico: crm };

const grava = (payload: object, authorization = lidia) =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/atendimento/gravaRegistroProtocoloToken',
    payload,
    headers: { authorization },
  });

const list = async () =>
  (
    await t.staff.inject({
      url: '/api/v1/atendimento/getTokenconfirmacao/',
      headers: { authorization: lidia },
    })
  ).json<Record<string, unknown>[]>();

it('lists the tokens, the newest first (ATD-4)', async () => {
  const waiting = { situacao: 'AGUARDANDO', protocolo: null, registradoPor: null, registradoEm: null };
  const token = { codsau: matricula, nome: 'Conceição Inventada', crm, ...waiting };
  expect(await list()).toEqual([
    { ...token, token: '456789', data: '21/11/2026 10:00' },
    { ...token, token: '000123', data: '20/11/2026 10:00' },
  ]);
});

it('makes the protocol of a token, which the registry and the row then have (ATD-5, ATD-6)', async () => {
  await t.db
    .insertInto('protocolo_atendimento')
    .values(protocolOf(1, { protocolo: '99999920261123000009' }))
    .execute();
  const answer = await grava({ ...usual, token: '000123' });
  expect(answer.json()).toEqual({
    success: true,
    message: 'Registro protocolo gravado com sucesso!',
    protocolo: '99999920261123000010',
  });
  expect((await list())[1]).toMatchObject({
    situacao: 'REGISTRADO',
    protocolo: '99999920261123000010',
    registradoPor: 'Lídia Fontes',
    registradoEm: '23/11/2026 09:00',
  });
  const registry = await t.staff.inject({
    url: '/api/v1/atendimento/getRelatorioRegProtocolo/23_11_2026/23_11_2026',
    headers: { authorization: lidia },
  });
  expect(registry.json()).toMatchObject([
    {
      ocoCod: 'T7',
      ocoData: '20/11/2026',
      ocoDtlanc: '23/11/2026 09:00',
      ocoStatus: 'ENCERRADO',
      codSau: matricula,
      cnsCr: crm,
      funMat: '2041',
      ocoDescricao: 'Consulta confirmada pelo token 000123.',
    },
  ]);
});

it('refuses a second protocol of a token, whoever asks, and says who made the first and when (ATD-5)', async () => {
  await grava({ ...usual, token: '000123' });
  const answer = await grava({ ...usual, token: '000123' }, murilo);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error).toBe(
    'O protocolo deste token já foi gerado por Lídia Fontes em 23/11/2026 09:00: 99999920261123000001.',
  );
});

it('takes the newest of their tokens when nobody says which, and never a second (ATD-5)', async () => {
  expect((await grava(usual)).statusCode).toBe(200);
  expect((await grava(usual)).statusCode).toBe(409);
  expect((await list()).map(({ token, situacao }) => [token, situacao])).toEqual([
    ['456789', 'REGISTRADO'],
    ['000123', 'AGUARDANDO'],
  ]);
});

it('makes one protocol of a hundred equal requests at once (ATD-5)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      grava({ ...usual, token: '000123' }, index % 2 === 0 ? lidia : murilo),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(99);
  expect(await t.db.selectFrom('protocolo_atendimento').select('codigo').execute()).toEqual([
    { codigo: 'T7' },
  ]);
});

it('numbers protocols that are made at once one after another (ATD-6)', async () => {
  const answers = await Promise.all([
    grava({ ...usual, token: '000123' }),
    grava({ ...usual, token: '456789' }, murilo),
  ]);
  expect(answers.map((answer) => answer.json<{ protocolo: string }>().protocolo).toSorted()).toEqual([
    '99999920261123000001',
    '99999920261123000002',
  ]);
});

it.each([matricula.replace(/^0+/, ''), ` ${matricula} `, `000${matricula}`])(
  'finds the token of the matrícula written as %s (FMT-7)',
  async (usuario) => {
    expect((await grava({ ...usual, usuario })).statusCode).toBe(200);
    expect(await t.db.selectFrom('protocolo_atendimento').select('matricula').execute()).toEqual([
      { matricula },
    ]);
  },
);

it('says no login for the matrícula of who has none on the register (ATD-10)', async () => {
  const funMat = async () => {
    const { payload } = await t.staff.inject({
      url: '/api/v1/atendimento/getRelatorioRegProtocolo/23_11_2026/23_11_2026',
      headers: { authorization: lidia },
    });
    const [row] = JSON.parse(payload) as { funMat: string | null; pefNome: string }[];
    return [row?.funMat, row?.pefNome];
  };
  await grava(usual, murilo);
  expect(await funMat()).toEqual([null, 'Murilo Assunção']);
  // Row of an older version.
  await t.db.updateTable('protocolo_atendimento').set({ funcionario_matricula: 'USU_murilo' }).execute();
  expect(await funMat()).toEqual([null, 'Murilo Assunção']);
});

it.each([{ medico: '1-PR' }, { usuario: '0000000001' }, { token: '999999' }])(
  'knows no token of %o',
  async (other) => {
    const answer = await grava({ ...usual, ...other });
    expect([answer.statusCode, answer.json().error]).toEqual([
      404,
      'Nenhum token deste beneficiário com este médico.',
    ]);
  },
);

it('makes no protocol while the operator has no number at the regulator', async () => {
  t.deps.config.ansRegistration = '';
  const answer = await grava(usual);
  t.deps.config.ansRegistration = '999999';
  expect(answer.json().error).toBe(
    'O registro da operadora na ANS não está configurado (ANS_REGISTRATION). Fale com a TI.',
  );
});
