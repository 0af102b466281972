// @module-tag embedded
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

let t: TestServer;
let chefe: string;
let maria: string;
const vistos = { nome: 'Maria Exemplo', cargo: 'Analista', vendedor: null };

beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  await t.db
    .insertInto('vendedor')
    .values([
      { codigo: '601', nome: 'Ana Vende', login: null, cargo: 'Vendedora', meta_vidas: 1, ativo: true },
      { codigo: '613', nome: 'Rui Saiu', login: null, cargo: 'Vendedor', meta_vidas: 1, ativo: false },
    ])
    .execute();
});
beforeEach(async () => {
  for (const tabela of ['sessao', 'evento_acesso', 'usuario'] as const)
    await t.db.deleteFrom(tabela).execute();
  chefe = await t.tokenFor({ login: 'chefe', nome: 'Cleide Chefe', modules: ['tecnologia'] });
  await t.tokenFor({ login: 'outra', nome: 'Olga Outra', modules: ['tecnologia'] });
  maria = await t.tokenFor({
    login: 'maria',
    nome: 'Maria Exemplo',
    cargo: 'Analista',
    modules: ['vendas'],
  });
});
afterAll(() => t.close());

const post = (call: string, payload: object, authorization = chefe) =>
  t.staff.inject({ method: 'POST', url: `/api/v1/tecnologia/${call}`, payload, headers: { authorization } });
const edita = async (over: object, login = 'maria', authorization = chefe) => {
  const answer = await post('editaPessoa', { login, ...vistos, vistos, ...over }, authorization);
  return { status: answer.statusCode, ...answer.json() };
};
const pessoa = (login: string) =>
  t.db
    .selectFrom('usuario')
    .select(['nome', 'cargo', 'vendedor_codigo as vendedor'])
    .where('login', '=', `USU_${login}`)
    .executeTakeFirstOrThrow();

it('TEC-9: changes name, occupation and seller code, and the history says from what to what, by whom', async () => {
  expect(
    await edita({ nome: ' Maria de Vendas ', cargo: 'gerente  comercial', vendedor: '601' }),
  ).toMatchObject({
    status: 200,
    message:
      'USU_maria: Nome: Maria Exemplo → Maria de Vendas; Cargo: Analista → Gerente Comercial; Código de vendedor: nenhum → 601.',
  });
  expect(await pessoa('maria')).toEqual({
    nome: 'Maria de Vendas',
    cargo: 'Gerente Comercial',
    vendedor: '601',
  });
  expect((await post('getMudancasPessoa', { login: 'maria' })).json()).toEqual([
    {
      em: '23/11/2026 09:00',
      quem: 'Cleide Chefe',
      aprovador: null,
      mudanca: 'Dados editados',
      detalhe:
        'Nome: Maria Exemplo → Maria de Vendas; Cargo: Analista → Gerente Comercial; Código de vendedor: nenhum → 601',
    },
  ]);
});

it('TEC-9: ends the sessions of a changed occupation, not of a changed name', async () => {
  const check = async () =>
    (await t.staff.inject({ url: '/api/v1/auth/verificaSession', headers: { authorization: maria } })).json();
  await edita({ nome: 'Maria Exemplar' });
  expect(await check()).not.toHaveProperty('motivo');
  await edita({ nome: 'Maria Exemplar', cargo: 'Diretor', vistos: { ...vistos, nome: 'Maria Exemplar' } });
  expect(await check()).toMatchObject({
    motivo: 'cargo',
    error: 'Seu cargo ou seu código de vendedor mudou. Entre de novo.',
  });
});

it.each([
  [{ cargo: 'Gerente Comerical' }, 422, 'O cargo não está na lista de cargos: escolha um dela.', 'cargo'],
  [
    { vendedor: '88888888' },
    422,
    'Nenhum vendedor tem o código 88888888: ele vem com o cadastro de vendedores.',
    'vendedor',
  ],
  [{ vendedor: '613' }, 422, 'O vendedor 613, Rui Saiu, não está mais ativo.', 'vendedor'],
  [{}, 409, 'Nada mudou nos dados de USU_maria.', undefined],
])('TEC-9: refuses %o', async (over, status, error, field) => {
  const refused = await edita(over);
  expect([refused.status, refused.error, refused.problems?.[0]?.field]).toEqual([status, error, field]);
  expect(await pessoa('maria')).toEqual(vistos);
});

it('TEC-9: a seller code belongs to one active person, also when two ask at once', async () => {
  const outra = { nome: 'Olga Outra', cargo: (await pessoa('outra')).cargo, vendedor: null };
  const answers = await Promise.all([
    edita({ vendedor: '601' }),
    edita({ ...outra, vendedor: '601', vistos: outra }, 'outra'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.error).toContain('um código é de uma só pessoa ativa');
});

it('TEC-9: nobody changes the own occupation or code, but the own name', async () => {
  const propria = { nome: 'Cleide Chefe', cargo: (await pessoa('chefe')).cargo, vendedor: null };
  expect(await edita({ ...propria, cargo: 'Diretor', vistos: propria }, 'chefe')).toMatchObject({
    status: 409,
    error: expect.stringContaining('Ninguém muda o próprio cargo'),
  });
  expect(await edita({ ...propria, nome: 'Cleide Chefia', vistos: propria }, 'chefe')).toMatchObject({
    status: 200,
  });
});

it('TEC-9: an occupation from before the list stays as it was', async () => {
  await t.db
    .updateTable('usuario')
    .set({ cargo: 'Chefe de tudo' })
    .where('login', '=', 'USU_maria')
    .execute();
  const antiga = { ...vistos, cargo: 'Chefe de tudo' };
  expect(await edita({ ...antiga, nome: 'Maria Nova', vistos: antiga })).toMatchObject({ status: 200 });
});

it('TEC-9: says what somebody else changed meanwhile, and writes nothing', async () => {
  await edita({ cargo: 'Diretor' });
  expect(await edita({ nome: 'Maria Tarde' })).toMatchObject({
    status: 409,
    error: 'Os dados de USU_maria mudaram enquanto você os via: confira-os e salve de novo.',
    por: 'Cleide Chefe',
    agora: { nome: 'Maria Exemplo', cargo: 'Diretor', vendedor: null },
  });
  expect((await pessoa('maria')).nome).toBe('Maria Exemplo');
});
