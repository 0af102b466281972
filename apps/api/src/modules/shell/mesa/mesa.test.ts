// @module-tag embedded
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer();
});
afterAll(() => t.close());

const guias = { mesa: 'guias', codPrestador: '200010' };

const look = (token: string, coisa: string | null, more: object = {}) =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/auth/abreNaMesa',
    headers: { authorization: token },
    payload: { mesa: 'pendencias-sib', codPrestador: null, coisa, ...more },
  });
const seen = async (...asked: Parameters<typeof look>) => (await look(...asked)).json();
const person = (nome: string, ...modules: ModuleKey[]) => t.tokenFor({ nome, modules });
const two = async (...modules: ModuleKey[]) =>
  [await person('Marília Prado', ...modules), await person('Bento Aguiar', ...modules)] as const;

describe('MES-13: a thing that is open elsewhere', () => {
  it('is told by the name of the other person, and not to herself', async () => {
    const [marilia, bento] = await two('cadastro');
    expect(await seen(marilia, '0000000101 nomeMae')).toEqual([]);
    expect(await seen(bento, '0000000102 cep')).toEqual([
      { coisa: '0000000101 nomeMae', quem: 'Marília Prado' },
    ]);
    expect(await seen(marilia, '0000000101 nomeMae')).toEqual([
      { coisa: '0000000102 cep', quem: 'Bento Aguiar' },
    ]);
    await Promise.all([look(marilia, null), look(bento, null)]);
  });

  it('is the last one that the person opened at the desk, and none once she left', async () => {
    const [marilia, bento] = await two('cadastro');
    await look(marilia, '0000000101 nomeMae');
    await look(marilia, '0000000103 nome');
    await look(marilia, '0000000101 Nome', { mesa: 'diferencas-sib' });
    expect(await seen(bento, null)).toEqual([{ coisa: '0000000103 nome', quem: 'Marília Prado' }]);
    await look(marilia, null);
    expect(await seen(bento, null)).toEqual([]);
    expect(await seen(bento, null, { mesa: 'diferencas-sib' })).toHaveLength(1);
  });

  it('counts for a minute, and nothing of it is kept', async () => {
    const [marilia, bento] = await two('cadastro');
    await look(marilia, '0000000104 nome');
    t.clock.advance(59_000);
    expect(await seen(bento, null)).toHaveLength(1);
    t.clock.advance(1_000);
    expect(await seen(bento, '0000000105 nome')).toEqual([]);
    const rows = await t.db.selectFrom('mesa_aberta').select('coisa').execute();
    expect(rows).toEqual([{ coisa: '0000000105 nome' }]);
    expect(t.logged()).not.toContain('0000000104');
  });

  it('is told to both who come back at the same moment', async () => {
    const people = await Promise.all([1, 2, 3, 4].map((at) => person(`Pessoa ${at}`, 'cadastro')));
    await Promise.all(people.map((token, at) => look(token, `${at}`)));
    t.clock.advance(61_000);
    const replies = await Promise.all(people.map((token, at) => look(token, `${at}`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const [first = ''] = people;
    expect(await seen(first, '0')).toHaveLength(3);
  });
});

describe('MES-14: a desk answers', () => {
  it.each([
    ['vendas', 'pendencias-sib'],
    ['contas-medicas', 'pendencias-sib'],
    ['centro-medico', 'diferencas-sib'],
    ['cadastro', 'guias'],
  ] as const)('nobody of %s about %s', async (modulo, mesa) => {
    expect((await look(await person('Ana', modulo), '1', { mesa })).statusCode).toBe(403);
  });

  it('about the guides of one provider alone, and Centro Médico about its own alone (ALC-1)', async () => {
    const [marilia, bento] = await two('contas-medicas');
    await look(marilia, '20000001', guias);
    expect(await seen(bento, null, guias)).toHaveLength(1);
    expect(await seen(bento, null, { ...guias, codPrestador: '999520' })).toEqual([]);
    await look(bento, '52000001', { ...guias, codPrestador: '999520' });
    // Cadastro sees no guides, so it widens nothing.
    const centro = await person('Ciro', 'centro-medico', 'cadastro');
    expect(await seen(centro, '20000001', guias)).toEqual([]);
    expect(await seen(centro, null, { ...guias, codPrestador: '999520' })).toEqual([
      { coisa: '52000001', quem: 'Bento Aguiar' },
    ]);
    expect(await seen(bento, null, guias)).toHaveLength(1);
  });

  it('only about a desk that there is, and a key of at most 120 characters', async () => {
    const [marilia] = await two('cadastro');
    expect((await look(marilia, '1', { mesa: 'outra' })).statusCode).toBe(400);
    const long = await look(marilia, 'x'.repeat(121));
    expect([long.statusCode, long.json()]).toEqual([
      400,
      expect.objectContaining({ problems: [expect.objectContaining({ field: 'coisa' })] }),
    ]);
  });
});
