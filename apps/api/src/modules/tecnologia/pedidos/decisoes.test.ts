// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { chamadas, senhaBoa } from './pedidos.fixture.ts';

let t: TestServer;
let c: ReturnType<typeof chamadas>;
let [ti, sistemas] = ['', ''];

beforeAll(async () => {
  t = await testServer({ now: '2026-11-23T12:00:00Z' });
  c = chamadas(t);
});
beforeEach(async () => {
  await c.limpa();
  ti = await c.pessoa('ti', 'tecnologia');
  sistemas = await c.pessoa('sistemas', 'tecnologia');
  await c.pessoa('lucia', 'ouvidoria');
});
afterAll(() => t.close());

const pede = async () => {
  const feito = await c.post(ti, 'trocaSenhaPessoa', { login: 'lucia', senha: senhaBoa });
  expect(feito).toMatchObject({ status: 200, aguarda: true });
  return { id: (await c.pedidos(ti))[0]?.id ?? '' };
};
const modulosDe = async (login: string) =>
  (await t.db.selectFrom('usuario').select('modulos').where('login', '=', `USU_${login}`).executeTakeFirst())
    ?.modulos;

it('is still there after a restart', async () => {
  const { id } = await pede();
  const outra = buildStaffApp(t.deps);
  await outra.ready();
  const url = '/api/v1/tecnologia/aprovaPedidoAcesso';
  const answer = await outra.inject({
    method: 'POST',
    url,
    payload: { id },
    headers: { authorization: sistemas },
  });
  expect(answer.statusCode).toBe(200);
  await outra.close();
  expect(await c.entra('lucia', senhaBoa)).toBeDefined();
});

describe('of two decisions at once the first counts', () => {
  it.each([
    ['two approvals', 'sistemas', 'aprovaPedidoAcesso'],
    ['an approval and a withdrawal', 'ti', 'retiraPedidoAcesso'],
    ['an approval and a refusal', 'sistemas', 'recusaPedidoAcesso'],
  ])('%s', async (_o, quem, call) => {
    const chefe = await c.pessoa('chefe', 'tecnologia');
    const { id } = await pede();
    const both = await Promise.all([
      c.post(chefe, 'aprovaPedidoAcesso', { id }),
      c.post(quem === 'ti' ? ti : sistemas, call, { id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isDone = both[0].status === 200 || call === 'aprovaPedidoAcesso';
    expect((await c.entra('lucia', senhaBoa)) !== undefined).toBe(isDone);
    expect((await c.post(ti, 'getMudancasPessoa', { login: 'lucia' }))[0 as never] !== undefined).toBe(
      isDone,
    );
  });

  it('one login has one request at a time', async () => {
    const senha = { login: 'lucia', senha: senhaBoa };
    const both = await Promise.all([
      c.post(ti, 'trocaSenhaPessoa', senha),
      c.post(ti, 'trocaSenhaPessoa', senha),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await c.pedidos(ti)).toHaveLength(1);
  });
});

describe('an approval looks again', () => {
  const modulos = { login: 'lucia', modulos: ['ouvidoria', 'tecnologia'], vistos: ['ouvidoria'] };
  it.each([
    [
      'at the modules',
      () =>
        c.post(sistemas, 'trocaModulosPessoa', {
          login: 'lucia',
          modulos: ['ouvidoria', 'caixa'],
          vistos: ['ouvidoria'],
        }),
    ],
    ['at whether the person left', () => c.post(sistemas, 'desativaPessoa', { login: 'lucia' })],
    ['at who asked', () => c.post(sistemas, 'desativaPessoa', { login: 'ti' })],
  ])('%s', async (_what, meanwhile) => {
    const chefe = await c.pessoa('chefe', 'tecnologia');
    await c.post(ti, 'trocaModulosPessoa', modulos);
    const [pedido] = await c.pedidos(chefe);
    expect((await meanwhile()).status).toBe(200);
    expect(await c.post(chefe, 'aprovaPedidoAcesso', { id: pedido?.id })).toMatchObject({ status: 409 });
    expect(await modulosDe('lucia')).not.toContain('tecnologia');
  });

  it('refuses at once what could never be done', async () => {
    const nova = {
      login: 'lucia',
      nome: 'Outra',
      cargo: 'Ouvidora',
      modulos: ['ouvidoria'],
      vendedor: null,
      senha: null,
    };
    expect(await c.post(ti, 'criaPessoa', nova)).toMatchObject({
      status: 422,
      error: 'Já existe o login USU_lucia.',
    });
    expect(await c.post(ti, 'trocaModulosPessoa', { ...modulos, vistos: ['caixa'] })).toMatchObject({
      status: 409,
    });
    expect(await c.post(ti, 'trocaSenhaPessoa', { login: 'lucia', senha: 'curta' })).toMatchObject({
      status: 422,
    });
    expect(await c.pedidos(ti)).toEqual([]);
  });
});
