import type { Acao, Denuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fileByApi, lookUpByApi, openOuvidoria, paid, type TestOuvidoria } from './testKit.ts';

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

test('OUV-35: an identity stays hidden until a person says why, and who asked is kept with the reason', async () => {
  const { protocolo } = await fileByApi(kit.portal, {
    nome: 'Otávio Brandão Reis',
    email: 'otavio@exemplo.com.br',
  });
  expect(await listed(protocolo)).toMatchObject({
    OUV_NOME: 'Oculto',
    OUV_EMAIL: 'Oculto',
    OUV_OCULTA: true,
  });
  const whole = JSON.stringify((await call(kit.staff, 'getDenuncias', {}, asStaff())).json());
  expect(whole).not.toContain('Otávio');
  const asked = (body: object) => call(kit.staff, 'revelarIdentidade', body, asStaff());
  expect((await asked({ protocolo, motivo: ' ok ' })).statusCode).toBe(400);
  expect((await asked({ protocolo: '00000001', motivo: 'Ligar de volta' })).statusCode).toBe(404);
  expect((await asked({ protocolo, motivo: 'Ligar de volta' })).json()).toEqual({
    OUV_NOME: 'Otávio Brandão Reis',
    OUV_EMAIL: 'otavio@exemplo.com.br',
  });
  const kept = await kit.t.db
    .selectFrom('denuncia_acesso')
    .innerJoin('denuncia', 'denuncia.id', 'denuncia_acesso.denuncia_id')
    .select(['denuncia_acesso.login', 'justificativa'])
    .where('protocolo', '=', protocolo)
    .where('motivo', '=', 'identidade')
    .execute();
  expect(kept).toEqual([{ login: 'USU_helena', justificativa: 'Ligar de volta' }]);
  const anonymous = await fileByApi(kit.portal);
  expect(await listed(anonymous.protocolo)).not.toHaveProperty('OUV_OCULTA');
  const stranger = { authorization: await kit.t.tokenFor({ login: 'bia', nome: 'Bia', modules: ['caixa'] }) };
  const refused = await call(
    kit.staff,
    'revelarIdentidade',
    { protocolo, motivo: 'Ligar de volta' },
    { headers: stranger },
  );
  expect(refused.statusCode).toBe(403);
});

test('OUV-36: an action carries its day, and a message that nobody answered is marked whatever is due first', async () => {
  const { protocolo, chave } = await fileByApi(kit.portal);
  await call(kit.staff, 'inserirNovaAcao', { protocolo, descricaoAcao: 'Recebida.', status: 'A' }, asStaff());
  const actions = (await call(kit.staff, 'getAcoes', { protocolo }, asStaff())).json<Acao[]>();
  expect(actions[0]?.AC_EM).toBe('21/11/2026');
  expect(await listed(protocolo)).not.toHaveProperty('OUV_MENSAGEM_NOVA');
  const [seen] = (await lookUpByApi(kit.portal, { protocolo, chave })).json<Denuncia[]>();
  expect(seen?.OUV_PRAZO_CONCLUSAO).toMatch(/^\d{2}\/\d{2}\/202\d$/);
  const acompanhamento = seen?.ACOMPANHAMENTO ?? '';
  const mensagem = 'Há novidade?';
  await paid(kit.portal, 'getDenuncia', { acompanhamento, mensagem }, { method: 'PUT' });
  expect(await listed(protocolo)).toMatchObject({ OUV_MENSAGEM_NOVA: true });
  await call(kit.staff, 'inserirMensagem', { protocolo, mensagem: 'Ainda não.' }, asStaff());
  expect(await listed(protocolo)).not.toHaveProperty('OUV_MENSAGEM_NOVA');
});
