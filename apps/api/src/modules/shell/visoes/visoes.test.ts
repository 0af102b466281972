// @module-tag embedded
import { tabelas } from '@vidas/api-client/shell/tabelas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { MAX_VISOES } from './visoes.rules.ts';

const marker = 'MARCADORDEPESSOA';
let t: TestServer;
let ana: string;
let bento: string;
beforeAll(async () => {
  t = await testServer();
  ana = await t.tokenFor({ modules: ['cadastro'] });
  bento = await t.tokenFor({ modules: ['cadastro'] });
});
afterAll(() => t.close());

const visao = (text = 'silva') => ({
  filters: { Nome: { kind: 'typed', text }, Status: { kind: 'exact', values: ['Ativo', ''] } },
  sorting: [{ columnId: 'Nome', direction: 'ascending' }],
  layout: { order: ['Nome', 'Status'], hidden: ['CCO'], pinned: ['Nome'], widths: { Nome: 240 } },
});
const call = (
  method: 'GET' | 'PUT' | 'DELETE',
  token: string,
  { tabela = 'beneficiario-cancelado', payload }: { tabela?: string; payload?: object } = {},
) =>
  t.staff.inject({
    method,
    url: `/api/v1/auth/visoes/${tabela}`,
    headers: { authorization: token },
    ...(payload && { payload }),
  });
const save = (token: string, nome: string, more: object = {}, tabela = 'beneficiario-cancelado') =>
  call('PUT', token, { tabela, payload: { nome, visao: visao(), substitui: false, ...more } });
const namesOf = async (token: string, tabela = 'beneficiario-cancelado') =>
  (await call('GET', token, { tabela })).json<{ nome: string }[]>().map(({ nome }) => nome);

describe('the views of a person', () => {
  it('come back as they were saved, for that table alone', async () => {
    const token = await t.tokenFor();
    expect((await save(token, ' Silvas ')).json()).toEqual([{ nome: 'Silvas', visao: visao() }]);
    expect((await call('GET', token)).json()).toEqual([{ nome: 'Silvas', visao: visao() }]);
    expect(await namesOf(token, 'beneficiario-cadastrado')).toEqual([]);
  });

  it('are nobody else’s: not seen, not replaced, not removed', async () => {
    await save(ana, 'Minha', { visao: visao('só de ana') });
    expect(await namesOf(bento)).toEqual([]);
    expect((await save(bento, 'Minha', { visao: visao('só de bento'), substitui: true })).statusCode).toBe(
      200,
    );
    await call('DELETE', bento, { payload: { nome: 'Minha' } });
    const mine = await call('GET', ana);
    expect(mine.json()).toEqual([{ nome: 'Minha', visao: visao('só de ana') }]);
    expect(mine.headers['cache-control']).toBe('no-store');
  });

  it('saved in two tabs are both kept, and none of the same name is lost unseen', async () => {
    const token = await t.tokenFor();
    await Promise.all([save(token, 'Da aba 1'), save(token, 'Da aba 2')]);
    expect((await namesOf(token)).toSorted()).toEqual(['Da aba 1', 'Da aba 2']);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => save(token, 'Igual', { visao: visao(`aba ${tab}`) })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      error: expect.stringContaining('Você já tem uma visão com este nome.'),
    });
    expect((await save(token, 'Igual', { substitui: true })).statusCode).toBe(200);
  });

  it('are removed by name, and removing twice is no error', async () => {
    const token = await t.tokenFor();
    await save(token, 'Fica');
    await save(token, 'Sai');
    for (const _time of [1, 2])
      expect((await call('DELETE', token, { payload: { nome: 'Sai' } })).json()).toEqual([
        { nome: 'Fica', visao: visao() },
      ]);
  });

  it('keep every character that a person can type', async () => {
    const token = await t.tokenFor();
    const text = "ação 😀 ＝ 'x' \\u0000";
    expect((await save(token, "D'Ávila; drop table visao", { visao: visao(text) })).json()).toEqual([
      { nome: "D'Ávila; drop table visao", visao: visao(text) },
    ]);
  });

  it('go with the person', async () => {
    const token = await t.tokenFor({ login: 'vai_embora' });
    await save(token, 'Minha');
    const { id } = await t.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'USU_vai_embora')
      .executeTakeFirstOrThrow();
    await t.db.deleteFrom('usuario').where('id', '=', id).execute();
    expect(await t.db.selectFrom('visao').selectAll().where('usuario_id', '=', id).execute()).toEqual([]);
  });
});

describe('what a filter holds', () => {
  it('stands neither in the database nor in the log', async () => {
    const token = await t.tokenFor();
    await save(token, marker, { visao: visao(marker) });
    await call('DELETE', token, { payload: { nome: marker, [marker]: marker } });
    const rows = await t.db.selectFrom('visao').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    const dump = rows.map((row) => JSON.stringify(row) + Buffer.from(row.conteudo).toString('latin1')).join();
    expect(dump).not.toContain(marker);
    expect(t.logged()).toContain('"route":"/api/v1/auth/visoes/:tabela"');
    expect(t.logged()).not.toContain(marker);
    expect(t.logged()).not.toContain('beneficiario-cancelado');
  });

  it('cannot be moved to another person in the database', async () => {
    const [from, to] = [await t.tokenFor({ login: 'de' }), await t.tokenFor({ login: 'para' })];
    await save(from, 'Alheia', {}, 'gera-boleto');
    const idOf = async (login: string) =>
      (await t.db.selectFrom('usuario').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
    await t.db
      .updateTable('visao')
      .set({ usuario_id: await idOf('USU_para') })
      .where('usuario_id', '=', await idOf('USU_de'))
      .execute();
    expect((await call('GET', to, { tabela: 'gera-boleto' })).statusCode).toBe(500);
  });
});

describe('a view is refused', () => {
  it.each([
    ['an unknown field', { dono: 'USU_ana' }],
    ['an unknown field of the view', { visao: { ...visao(), login: 'USU_ana' } }],
    ['a text that no database stores', { visao: visao('a\u0000') }],
    ['half of a character', { visao: visao('a\ud83d') }],
    ['no name', { nome: '  ' }],
    ['a name that is too long', { nome: 'x'.repeat(61) }],
    ['a filter of no known kind', { visao: { ...visao(), filters: { Nome: { kind: 'sql', text: 'x' } } } }],
    [
      'a width that is no number',
      { visao: { ...visao(), layout: { ...visao().layout, widths: { a: 'x' } } } },
    ],
    ['no word on replacing', { substitui: undefined }],
  ])('for %s', async (_what, more) => {
    expect((await save(ana, 'Recusada', more)).statusCode).toBe(400);
    expect(await namesOf(ana)).not.toContain('Recusada');
  });

  it('for a table that no screen has', async () => {
    for (const tabela of ['Nome%20de%20gente', 'x'.repeat(81), '..%2f', 'outra', '__proto__'])
      for (const reply of [
        await call('GET', ana, { tabela }),
        await save(ana, 'Minha', {}, tabela),
        await call('DELETE', ana, { tabela, payload: { nome: 'Minha' } }),
      ]) {
        expect(reply.statusCode, tabela).toBe(400);
        expect(reply.json()).toMatchObject({ problems: [{ field: 'tabela' }] });
      }
    for (const tabela of tabelas) expect((await call('GET', bento, { tabela })).statusCode, tabela).toBe(200);
  });

  it('when it is larger than what a person can make of a table', async () => {
    const values = Array.from({ length: 2_000 }, (_, index) => `valor ${index}`);
    const large = { ...visao(), filters: { Nome: { kind: 'exact', values } } };
    const reply = await save(ana, 'Enorme', { visao: large });
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
      422,
      'A visão é grande demais: escolha menos valores nos filtros.',
    ]);
  });

  it('when there are too many, but one that is there can still be replaced', async () => {
    const token = await t.tokenFor();
    await save(token, 'Primeira');
    for (let count = 1; count < MAX_VISOES; count += 1) await save(token, `Visão ${count}`);
    const reply = await save(token, 'Mais uma');
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
      422,
      'Você já tem 50 visões salvas desta tabela. Apague alguma para salvar outra.',
    ]);
    expect((await save(token, 'Primeira', { substitui: true })).statusCode).toBe(200);
    expect((await save(token, 'De outra tabela', {}, 'gera-boleto')).statusCode).toBe(200);
  });
});
