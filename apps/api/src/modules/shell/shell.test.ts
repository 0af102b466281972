import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword, type TestServer, testServer } from '../../test/harness.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer();
});
afterAll(() => t.close());

const enter = (login: string, senha: string) =>
  t.staff.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { login, senha } });
const check = (headers: Record<string, string>) => t.staff.inject({ method: 'GET', url: '/api/v1/auth/verificaSession', headers });

describe('signing in', () => {
  it('lets a person in by the typed login and says who it is', async () => {
    await t.tokenFor({ login: 'marina', nome: 'Marina Duarte', cargo: 'Gerente', modules: ['cadastro', 'contas-medicas'] });
    const reply = await enter('marina', testPassword);
    expect(reply.statusCode, reply.body).toBe(200);
    const { token } = reply.json<{ token: string }>();
    const session = await check({ authorization: token });
    expect(session.json()).toMatchObject({
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
  });
});
