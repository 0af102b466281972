import type { Acao, Denuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fileByApi, openOuvidoria, type TestOuvidoria } from './testKit.ts';

let kit: TestOuvidoria;
let token: string;
const asStaff = () => ({ headers: { authorization: token } });
const listed = async (protocolo: string): Promise<Denuncia | undefined> =>
  (await call(kit.staff, 'getDenuncias', {}, asStaff()))
    .json<Denuncia[]>()
    .find((row) => row.OUV_PROTOCOLO === protocolo);

beforeAll(async () => {
  kit = await openOuvidoria();
  token = await kit.t.tokenFor({ login: 'helena', nome: 'Helena Prates', modules: ['ouvidoria'] });
});
afterAll(() => kit.close());

test('of colleagues who act on the same report at the same moment one does, and the others are told who', async () => {
  const { protocolo } = await fileByApi(kit.portal);
  expect(await listed(protocolo)).toMatchObject({ ULTIMA_ACAO: null });
  const answers = await Promise.all(
    ['ANA', 'RUI', 'EVA', 'LIA'].map(async (login) => {
      const headers = {
        authorization: await kit.t.tokenFor({ login, nome: login, modules: ['ouvidoria'] }),
      };
      const body = { protocolo, descricaoAcao: 'x', status: 'A', ultimaAcao: null };
      return call(kit.staff, 'inserirNovaAcao', body, { headers });
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  const actions = (await call(kit.staff, 'getAcoes', { protocolo }, asStaff())).json<Acao[]>();
  expect(actions).toHaveLength(1);
  const told = answers.find(({ statusCode }) => statusCode === 409)?.json<{ message: string }>().message;
  expect(told).toContain(`Outra ação foi incluída nesta denúncia por ${actions[0]?.AC_FUNCIONARIO} em `);
  expect(await listed(protocolo)).toMatchObject({ ULTIMA_ACAO: '1' });
});

test('the same press twenty times at once is one action, and each press is answered as done', async () => {
  const { protocolo } = await fileByApi(kit.portal);
  const body = { protocolo, descricaoAcao: 'Ouvida a testemunha.', status: 'A', ultimaAcao: null };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(kit.staff, 'inserirNovaAcao', body, asStaff())),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const actions = (await call(kit.staff, 'getAcoes', { protocolo }, asStaff())).json<Acao[]>();
  expect(actions).toHaveLength(1);
  // The same words by a person who saw the first ones are another action.
  await call(kit.staff, 'inserirNovaAcao', { ...body, ultimaAcao: '1' }, asStaff());
  expect((await call(kit.staff, 'getAcoes', { protocolo }, asStaff())).json<Acao[]>()).toHaveLength(2);
});
