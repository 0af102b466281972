import { hash } from '@node-rs/argon2';
import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { testPassword } from '../../test/template.ts';
import { leComando } from '../tecnologia/pessoas/pessoas.rules.ts';
import { executaComando } from '../tecnologia/pessoas/pessoas.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 300 });
});
afterAll(() => t.close());

const enter = (login: string, senha = testPassword, headers: Record<string, string> = {}) =>
  t.staff.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { login, senha }, headers });
const check = (headers: Record<string, string>) =>
  t.staff.inject({ method: 'GET', url: '/api/v1/auth/verificaSession', headers });
const statusOf = async (token: string): Promise<number> => (await check({ authorization: token })).statusCode;
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('signing in', () => {
  it('lets a person in by the typed login, in any case and with or without the prefix, and says who it is', async () => {
    await t.tokenFor({
      login: 'marina',
      nome: 'Marina Duarte',
      cargo: 'Gerente',
      modules: ['cadastro', 'contas-medicas'],
    });
    for (const typed of ['marina', ' MARINA ', 'USU_marina', 'usu_Marina']) {
      const reply = await enter(typed);
      expect(reply.statusCode, typed).toBe(200);
      const { token } = reply.json<{ token: string }>();
      expect((await check({ authorization: token })).json()).toMatchObject({
        status: true,
        dadosToken: {
          login: 'USU_marina',
          user: 'Marina Duarte',
          cargo: 'Gerente',
          modules: [
            { nome: 'Cadastro', link: 'cadastro', icone: 'cadastro' },
            { nome: 'Contas Médicas', link: 'contas-medicas', icone: 'contas-medicas' },
          ],
        },
      });
      expect(payloadOf(token)).toMatchObject({
        login: 'USU_marina',
        user: 'Marina Duarte',
        aud: 'vidas-retaguarda',
        iss: 'vidas',
      });
    }
  });

  it('answers a wrong password and an unknown login with the same status and bytes', async () => {
    await t.tokenFor({ login: 'beto' });
    const [wrong, unknown] = [await enter('beto', 'errada-errada'), await enter('ninguem', 'errada-errada')];
    const shape = ({ statusCode, body, headers: { date: _, ...headers } }: typeof wrong) => ({
      statusCode,
      body,
      headers,
    });
    expect(shape(unknown)).toEqual(shape(wrong));
    expect(wrong.json()).toMatchObject({ error: 'E-mail ou senha inválidos!' });
    expect(wrong.statusCode).toBe(401);
  });

  it('takes accents in either Unicode form', async () => {
    await t.tokenFor({ login: 'acento' });
    await t.db
      .updateTable('usuario')
      .set({ senha_hash: await hash('maçã com pão'.normalize('NFC')) })
      .where('login', '=', 'USU_acento')
      .execute();
    expect((await enter('acento', 'maçã com pão'.normalize('NFD'))).statusCode).toBe(200);
  });

  it('hashes an old password anew', async () => {
    await t.tokenFor({ login: 'antiga' });
    const weak = await hash(testPassword, { memoryCost: 4_096, timeCost: 1 });
    await t.db.updateTable('usuario').set({ senha_hash: weak }).where('login', '=', 'USU_antiga').execute();
    expect((await enter('antiga')).statusCode).toBe(200);
    const { senha_hash } = await t.db
      .selectFrom('usuario')
      .select('senha_hash')
      .where('login', '=', 'USU_antiga')
      .executeTakeFirstOrThrow();
    expect(senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await enter('antiga')).statusCode).toBe(200);
  });

  it('keeps a trail without what was typed', async () => {
    await enter('quem-sera', 'segredo-digitado');
    const rows = await t.db.selectFrom('evento_acesso').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(rows[0]).toMatchObject({ tipo: 'entrada-recusada', usuario_id: null, chamada: null });
  });

  it('slows guessing down and still lets the owner in', async () => {
    await t.tokenFor({ login: 'dona' });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const forwarded = { 'x-forwarded-for': `198.51.100.${attempt}` };
      expect((await enter('dona', `chute-${attempt}`, forwarded)).statusCode).toBe(401);
    }
    const before = t.slept();
    expect((await enter('dona')).statusCode).toBe(200);
    expect(t.slept() - before).toBe(5_000);
    const after = t.slept();
    expect((await enter('dona')).statusCode).toBe(200);
    expect(t.slept() - after).toBeLessThan(5_000);
  });
});

describe('a session', () => {
  it('is named by either header, raw or as Bearer', async () => {
    const token = await t.tokenFor();
    const headers = [
      { authorization: token },
      { authorization: `Bearer ${token}` },
      { 'x-access-token': token },
      { 'x-access-token': `bearer ${token}` },
    ];
    for (const each of headers) expect((await check(each)).statusCode).toBe(200);
  });

  it('ends at Sair for every token of it, also for one whose signature is written in another way', async () => {
    const token = await t.tokenFor();
    const renewed = (await check({ authorization: token })).json<{ token: string }>().token;
    await t.staff.inject({ method: 'POST', url: '/api/v1/auth/sair', headers: { authorization: token } });
    for (const each of [token, renewed, `${token}=`, `${renewed}==`]) expect(await statusOf(each)).toBe(401);
  });

  it('runs out with its token, is renewed by checking, and ends after twelve hours in any case', async () => {
    const start = t.clock.now();
    let token = await t.tokenFor();
    t.clock.advance(2 * 3_600_000 - 1_000);
    expect(await statusOf(token)).toBe(200);
    const renewed = (await check({ authorization: token })).json<{ token: string }>().token;
    t.clock.advance(1_000);
    expect(await statusOf(token)).toBe(401);
    for (
      token = renewed;
      t.clock.now().getTime() - start.getTime() < 11 * 3_600_000;
      t.clock.advance(3_600_000)
    ) {
      token = (await check({ authorization: token })).json<{ token: string }>().token;
    }
    // This token would be valid for two more hours.
    token = (await check({ authorization: token })).json<{ token: string }>().token;
    t.clock.set(new Date(start.getTime() + 12 * 3_600_000 - 1_000));
    expect(await statusOf(token)).toBe(200);
    t.clock.advance(1_000);
    expect(await statusOf(token)).toBe(401);
    t.clock.set(start);
  });

  it('follows a change of modules and the switching off of the user at once', async () => {
    const token = await t.tokenFor({ login: 'muda', modules: ['cadastro'] });
    const list = () =>
      t.staff.inject({
        method: 'GET',
        url: '/api/v1/cadastro/getEmpresaConveniada',
        headers: { authorization: token },
      });
    const change = (values: { modulos?: string[]; ativo?: boolean }) =>
      t.db.updateTable('usuario').set(values).where('login', '=', 'USU_muda').execute();
    expect((await list()).statusCode).toBe(200);
    await change({ modulos: ['vendas'] });
    expect((await list()).statusCode).toBe(403);
    await change({ modulos: ['Cadastro'] });
    expect((await list()).statusCode).toBe(200);
    await change({ ativo: false });
    expect((await list()).statusCode).toBe(401);
    expect((await enter('muda')).statusCode).toBe(401);
  });
});

describe('a session that somebody else ended', () => {
  const muda = (comando: Record<string, unknown>) =>
    executaComando(
      { db: t.db, autor: 'console', clock: t.clock.now, operatorName: 'Oeste' },
      leComando(comando),
    );

  it.each([
    [{ acao: 'modulos', modulos: ['vendas'] }, 'modulos', 'Seus módulos mudaram. Entre de novo.'],
    [
      { acao: 'senha', senha: 'outra senha bem longa' },
      'senha',
      'Sua senha foi trocada. Entre com a senha nova.',
    ],
    [{ acao: 'desativa' }, 'desativada', 'Seu acesso foi desativado. Fale com quem cuida dos acessos.'],
  ])('is refused with the reason: %j (ACE-8)', async (comando, motivo, error) => {
    const login = `fim_${motivo}`;
    const token = await t.tokenFor({ login, modules: ['cadastro'] });
    expect(await statusOf(token)).toBe(200);
    await muda({ ...comando, login });
    const reply = await check({ authorization: token });
    expect([reply.statusCode, reply.json()]).toEqual([401, { status: false, motivo, error, message: error }]);
    expect((await check({ authorization: `${token}x` })).json()).not.toHaveProperty('motivo');
  });

  it('goes on when the same modules are given again', async () => {
    const token = await t.tokenFor({ login: 'mesmos', modules: ['vendas', 'cadastro'] });
    await muda({ acao: 'modulos', login: 'mesmos', modulos: ['cadastro', 'vendas'] });
    expect(await statusOf(token)).toBe(200);
  });
});

describe('a forged token', () => {
  const forged = async () => {
    const good = await t.tokenFor();
    const { secrets } = t.deps;
    const [head = '', body = '', signature = ''] = good.split('.');
    const claims = payloadOf(good);
    const sign = (change: object, header: object = {}, key: Uint8Array = secrets.jwtKey) =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg: 'HS256', typ: 'sessao+jwt', ...header })
        .sign(key);
    const text = (value: object) => base64url.encode(JSON.stringify(value));
    const now = Math.floor(t.clock.now().getTime() / 1_000);
    return {
      good,
      bad: {
        'no algorithm': new UnsecuredJWT(claims).encode(),
        'algorithm none by hand': `${text({ alg: 'none', typ: 'sessao+jwt' })}.${body}.`,
        'another algorithm': await sign({}, { alg: 'HS512' }),
        'an RSA header over the same bytes': `${text({ alg: 'RS256', typ: 'sessao+jwt' })}.${body}.${signature}`,
        'another key': await sign({}, {}, new Uint8Array(32)),
        'another audience': await sign({ aud: 'portal' }),
        'another issuer': await sign({ iss: 'outro' }),
        'another type': await sign({}, { typ: 'JWT' }),
        'expired by a second': await sign({ exp: now - 1 }),
        'not valid yet': await sign({ nbf: now + 60 }),
        'no end': await sign({ exp: undefined }),
        'no session': await sign({ jti: undefined }),
        'a session that does not exist': await sign({ jti: 'f47ac10b-58cc-4372-a567-0e02b2c3d479' }),
        'a key by path': await sign({}, { kid: '../../../../dev/null' }),
        'a key by address': await sign({}, { jku: 'https://evil.example/keys' }),
        'changed claims': `${head}.${text({ ...claims, cargo: 'Diretor' })}.${signature}`,
        'no signature': `${head}.${body}.`,
        'not a token': "' or 1=1 --",
      },
    };
  };

  it('is refused, every one of them', async () => {
    const { good, bad } = await forged();
    expect(await statusOf(good)).toBe(200);
    for (const [name, token] of Object.entries(bad)) expect(await statusOf(token), name).toBe(401);
  });
});

describe('the figures of the module chooser', () => {
  it('come for the modules of the person alone', async () => {
    const ask = async (modules: ('cadastro' | 'ouvidoria' | 'caixa' | 'diretoria')[]) =>
      (
        await t.staff.inject({
          url: '/api/v1/auth/resumoModulos',
          headers: { authorization: await t.tokenFor({ modules }) },
        })
      ).json<{ modulo: string; texto: string }[]>();
    expect(await ask(['caixa'])).toEqual([]);
    expect((await ask(['cadastro', 'caixa', 'ouvidoria'])).map(({ modulo }) => modulo)).toEqual([
      'cadastro',
      'ouvidoria',
    ]);
    expect((await ask(['cadastro']))[0]?.texto).toMatch(/^\d+ ativos? sem CCO$/);
    expect((await ask(['diretoria']))[0]?.texto).toMatch(/^[\d.]+ vidas? ativas?$/);
  });
});
