import type { Achados } from '@vidas/api-client/shell/busca/busca.contract.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { protocolOf, writePeople } from '../../atendimento/atendimento.fixture.ts';

let t: TestServer;
const numero = '99999920261120000001';
const denuncia = '04071938';

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writePeople(t.db);
  await t.db
    .insertInto('protocolo_atendimento')
    .values([protocolOf(1, { status: 'EM ANDAMENTO' }), protocolOf(2, { protocolo: '00000000000004071938' })])
    .execute();
  // Its words stay sealed: the search reads its number and its state alone.
  const sealed = { chave_hash: null, registrada_em: '2026-11-20', conteudo: new Uint8Array([1]) };
  await t.db
    .insertInto('denuncia')
    .values([
      { ...sealed, id: '11111111-1111-4111-8111-111111111111', protocolo: denuncia, status: 'A' },
      { ...sealed, id: '22222222-2222-4222-8222-222222222222', protocolo: '55556666', status: 'N' },
    ])
    .execute();
  await t.db
    .insertInto('denuncia_identidade')
    .values({ denuncia_id: '11111111-1111-4111-8111-111111111111', conteudo: new Uint8Array([2]) })
    .execute();
  await t.db
    .insertInto('denuncia_de_lado')
    .values({ denuncia_id: '22222222-2222-4222-8222-222222222222', por: 'Helena', em: new Date(0) })
    .execute();
});

afterAll(() => t.close());

const search = async (texto: string, modules: readonly ModuleKey[]): Promise<Achados> => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/busca/pessoasEBoletos',
    headers: { authorization: await t.tokenFor({ modules: [...modules] }) },
    payload: { texto },
  });
  return reply.json<Achados>();
};
const found = async (texto: string, modules: readonly ModuleKey[]) =>
  (await search(texto, modules)).protocolos;

const visita = { numero, de: 'atendimento', nome: 'Conceição Inventada', situacao: 'Em andamento' };
const semNinguem = { numero: denuncia, de: 'ouvidoria', nome: null, situacao: 'Em análise' };

it.each([numero, ` ${numero} `, '999999 20261120.000001', '999999-20261120-000001'])(
  'ACE-29: a protocol of a visit is found by %j, with its person',
  async (texto) => {
    expect(await found(texto, ['atendimento'])).toEqual([visita]);
  },
);

it('ACE-29: a protocol of the ombudsman says its state, and nothing about who reported', async () => {
  expect(await found('0407-1938', ['ouvidoria'])).toEqual([semNinguem]);
  expect(await found('5555 6666', ['ouvidoria'])).toEqual([
    { numero: '55556666', de: 'ouvidoria', nome: null, situacao: 'De lado' },
  ]);
  const { pessoas, boletos, empresas, guias } = await search(denuncia, ['ouvidoria']);
  expect({ pessoas, boletos, empresas, guias }).toEqual({ pessoas: [], boletos: [] });
});

it('ACE-29: a part of a number, a name and a number of nobody find no protocol', async () => {
  for (const texto of [numero.slice(0, -1), '4071938', 'Conceição Inventada', '12345678'])
    expect(await found(texto, ['atendimento', 'ouvidoria'])).toEqual([]);
});

it('ACE-29: only the sessions with the list of a protocol find it', async () => {
  expect(await found(numero, ['ouvidoria'])).toEqual([]);
  expect(await found(denuncia, ['atendimento'])).toEqual([]);
  expect(await found(denuncia, ['atendimento', 'ouvidoria'])).toEqual([semNinguem]);
  expect(await found(numero, ['cadastro', 'cobranca', 'contas-medicas'])).toBeUndefined();
});
