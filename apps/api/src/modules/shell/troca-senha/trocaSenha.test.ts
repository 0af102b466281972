// @module-tag embedded
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { testPassword } from '../../../test/template.ts';
import { hashSenha } from './senha.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer();
});
afterAll(() => t.close());

const nova = 'girassol no quintal';
const post = (call: string, payload: object, authorization = '') =>
  t.staff.inject({ method: 'POST', url: `/api/v1${call}`, payload, headers: { authorization } });
const enter = (login: string, senha: string) => post('/auth/login', { login, senha });
const troca = (token: string, senhaAtual = testPassword, senhaNova = nova) =>
  post('/auth/trocaSenha', { senhaAtual, senhaNova }, token);
const check = (authorization: string) =>
  t.staff.inject({ url: '/api/v1/auth/verificaSession', headers: { authorization } });
const tokenOf = async (login: string, senha = testPassword) =>
  (await enter(login, senha)).json<{ token: string }>().token;

describe('changing the own password', () => {
  it('takes effect at once, ends the other sessions and leaves this one, and says in the history who it was', async () => {
    const token = await t.tokenFor({ login: 'ana', nome: 'Ana Exemplo' });
    const other = await tokenOf('ana');
    const reply = await troca(token);
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([200, 'Senha trocada.']);
    const renewed = reply.json<{ token: string }>().token;
    expect([(await check(token)).statusCode, (await check(renewed)).statusCode]).toEqual([200, 200]);
    expect((await check(other)).json()).toMatchObject({ status: false, motivo: 'senha' });
    expect((await enter('ana', testPassword)).statusCode).toBe(401);
    expect((await enter('ana', nova)).statusCode).toBe(200);
    const chefe = await t.tokenFor({ login: 'chefe', modules: ['tecnologia'] });
    const history = await post('/tecnologia/getMudancasPessoa', { login: 'ana' }, chefe);
    expect(history.json()).toEqual([
      expect.objectContaining({ quem: 'Ana Exemplo', mudanca: 'Senha trocada', detalhe: null }),
    ]);
    expect(t.logged()).not.toContain(nova);
  });

  it.each([
    ['a wrong old one', 'nao-e-esta-senha', nova, 'senhaAtual', 'A senha atual não confere.'],
    ['the same again', testPassword, testPassword, 'senhaNova', 'Essa é a senha de agora: escolha outra.'],
    ['a short new one', testPassword, 'curta', 'senhaNova', 'A senha precisa de ao menos 12 caracteres'],
    [
      'the operator in it',
      testPassword,
      'oeste2026oeste',
      'senhaNova',
      'A senha não pode conter o nome da operadora.',
    ],
    ['a blank at its end', testPassword, `${nova} `, 'senhaNova', 'A senha começa ou termina com um espaço'],
  ])('is refused at its field: %s', async (_what, senhaAtual, senhaNova, field, text) => {
    const token = await t.tokenFor({ login: `recusa_${field}_${senhaNova.length}` });
    const reply = await troca(token, senhaAtual, senhaNova);
    const message = expect.stringContaining(text);
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { error: message, message, problems: [{ field, message }] },
    ]);
    expect((await check(token)).statusCode).toBe(200);
  });

  it('slows guessing of the old one down as the entry does, both together', async () => {
    const token = await t.tokenFor({ login: 'dona' });
    for (let guess = 0; guess < 8; guess += 1)
      expect((await troca(token, `chute-${guess}`)).statusCode).toBe(422);
    const before = t.slept();
    expect((await enter('dona', testPassword)).statusCode).toBe(200);
    expect(t.slept() - before).toBe(5_000);
    const tries = await t.db
      .selectFrom('evento_acesso')
      .select('id')
      .where('tipo', '=', 'entrada-recusada')
      .where('chamada', '=', '/api/v1/auth/trocaSenha')
      .where('usuario_id', 'in', t.db.selectFrom('usuario').select('id').where('login', '=', 'USU_dona'))
      .execute();
    expect(tries).toHaveLength(8);
  });
});

describe('a password that somebody else set', () => {
  const pessoa = { nome: 'Lia Exemplo', cargo: 'Analista', modulos: ['cadastro'], vendedor: null };
  const lista = (authorization: string) =>
    t.staff.inject({ url: '/api/v1/cadastro/getEmpresaConveniada', headers: { authorization } });

  it.each([
    ['typed', 'lia.digitada', 'cavalo-bateria-grampo'],
    ['drawn', 'lia.sorteada', null],
  ])('is changed before anything else: %s', async (_how, login, senha) => {
    const chefe = await t.tokenFor({ modules: ['tecnologia'] });
    const made = await post('/tecnologia/criaPessoa', { ...pessoa, login, senha }, chefe);
    const given = made.json<{ senha: string | null }>().senha ?? senha ?? '';
    const token = await tokenOf(login, given);
    expect((await check(token)).json()).toMatchObject({ dadosToken: { senhaProvisoria: true } });
    expect([(await lista(token)).statusCode, (await lista(token)).json()]).toEqual([
      403,
      expect.objectContaining({ motivo: 'senha-provisoria' }),
    ]);
    expect((await troca(token, given)).statusCode).toBe(200);
    expect((await lista(token)).statusCode).toBe(200);
    expect((await check(token)).json().dadosToken).not.toHaveProperty('senhaProvisoria');
    await post('/tecnologia/trocaSenhaPessoa', { login, senha: null }, chefe);
    expect((await check(token)).json()).toMatchObject({ motivo: 'senha' });
  });

  it('lets the person out again', async () => {
    const token = await t.tokenFor({ senhaProvisoria: true });
    expect((await post('/auth/sair', {}, token)).statusCode).toBe(200);
    expect((await check(token)).statusCode).toBe(401);
  });
});

it('opens with what was typed, blanks and all, as an older version stored it', async () => {
  await t.tokenFor({ login: 'antiga' });
  await t.db
    .updateTable('usuario')
    .set({ senha_hash: await hashSenha('abc 123 ') })
    .where('login', '=', 'USU_antiga')
    .execute();
  expect((await enter('antiga', 'abc 123')).statusCode).toBe(401);
  expect((await enter('antiga', 'abc 123 ')).statusCode).toBe(200);
});
