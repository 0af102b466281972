// @module-tag embedded
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { tokenDe, writeCadastro, writeRegras, writeVendas } from './razao.fixture.ts';

let t: TestServer;
let vendedor: string;
let gerente: string;
let comercial: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  vendedor = await tokenDe(t, { cargo: 'Vendedor', vendedor: '601', login: 'VENDEDOR' });
  gerente = await tokenDe(t, { cargo: 'Diretor', login: 'DIRETOR' });
  comercial = await tokenDe(t, { cargo: 'Gerente Comercial', vendedor: '604', login: 'COMERCIAL' });
});

beforeEach(async () => {
  await writeRegras(t.db, [
    { vendedor: '601', regra: 1 },
    { vendedor: '604', regra: 1 },
  ]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '2', vendedor: '604', efetivada: '2026-08-10' },
  ]);
});

afterAll(() => t.close());

const post = async (path: string, payload: object, authorization: string) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/comissionamento/${path}`,
    headers: { authorization },
    payload,
  });
  return { status: reply.statusCode, ...reply.json<{ message: string; codigo?: string }>() };
};
const linha = {
  competencia: '08/2026',
  codigoVenda: '1',
  especie: 'VIDA',
  origem: '08/2026',
  referencia: '',
  motivo: '  Não é administrativa. ',
};
const contesta = (over: object = {}, who = vendedor) => post('contestar', { ...linha, ...over }, who);
const responde = (codigo: string | undefined, over: object = {}, who = gerente) =>
  post('responder', { codigo, aceita: true, resposta: 'Corrigido no cadastro.', ...over }, who);
const lista = async () =>
  (
    await t.staff.inject({
      url: '/api/v1/comissionamento/getContestacoes/08_2026',
      headers: { authorization: gerente },
    })
  ).json();

it('closes with the value of the sale before and after, whichever month the difference is in (COM-37, COM-38)', async () => {
  await t.db.updateTable('venda').set({ administrativa: true }).where('codigo', '=', '1').execute();
  await t.db.updateTable('venda').set({ administrativa: false }).where('codigo', '=', '1').execute();
  expect((await post('gerar', { competencia: '08/2026', primeira: true }, gerente)).status).toBe(200);
  await t.db.updateTable('venda').set({ administrativa: true }).where('codigo', '=', '1').execute();
  const { status, codigo } = await contesta();
  expect(status).toBe(200);
  await t.db.updateTable('venda').set({ administrativa: false }).where('codigo', '=', '1').execute();
  expect(await responde(codigo)).toMatchObject({ status: 200 });
  expect(await lista()).toMatchObject([
    {
      situacao: 'Aceita',
      cliente: 'Cliente 1',
      motivo: 'Não é administrativa.',
      valorAntes: '0,00',
      valorDepois: '60,00',
      resposta: 'Corrigido no cadastro.',
      respondidaPor: 'Pessoa DIRETOR',
    },
  ]);
});

it('takes one open contest a line, also of two at the same time, and another one after its answer', async () => {
  const both = await Promise.all([contesta(), contesta()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const codigo = both.find((each) => each.codigo !== undefined)?.codigo;
  expect(await contesta()).toMatchObject({
    status: 409,
    message: 'Esta linha já tem uma contestação que espera resposta.',
  });
  expect((await responde(codigo, { aceita: false })).status).toBe(200);
  expect(await responde(codigo)).toMatchObject({
    status: 409,
    message: 'Esta contestação já foi respondida em 21/11/2026 09:00 por Pessoa DIRETOR.',
  });
  expect((await contesta()).status).toBe(200);
  expect(await lista()).toMatchObject([{ situacao: 'Aberta' }, { situacao: 'Recusada' }]);
});

it.each([
  [{ motivo: '  ' }, 400],
  [{ motivo: 'x'.repeat(501) }, 400],
  [{ especie: 'OUTRA' }, 400],
  [{ competencia: '09/2026' }, 404],
  [{ especie: 'ESTORNO' }, 404],
  [{ codigoVenda: '2' }, 404],
])('refuses a contest without a reason or of a line that is not there: %j is %i', async (over, status) => {
  expect((await contesta(over)).status).toBe(status);
  expect(await lista()).toEqual([]);
});

it('does not let a manager answer the own contest', async () => {
  const { codigo } = await contesta({ codigoVenda: '2' }, comercial);
  expect(await responde(codigo, {}, comercial)).toMatchObject({
    status: 403,
    message: 'Quem contestou uma linha não responde à própria contestação.',
  });
  expect((await responde(codigo)).status).toBe(200);
});

it('COM-52: a contest leads to its line, with its value and how it came about', async () => {
  expect((await contesta()).status).toBe(200);
  const [contestacao] = (await lista()) as Record<string, string | null>[];
  expect(contestacao).toMatchObject({ referencia: null, valorAntes: '60,00' });
  const { linhas } = (
    await t.staff.inject({
      url: '/api/v1/vendedor/getPreviaComissao/601/08_2026',
      headers: { authorization: gerente },
    })
  ).json<{ linhas: Record<string, string | null>[] }>();
  const same = linhas.filter((linha) =>
    (['codigoVenda', 'especie', 'origem', 'referencia'] as const).every(
      (field) => linha[field] === contestacao?.[field],
    ),
  );
  expect(same).toMatchObject([{ valor: '60,00', base: '60,00', descricaoRegra: 'Valor por vida' }]);
});
