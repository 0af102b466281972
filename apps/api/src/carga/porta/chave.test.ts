import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../test/harness.ts';
import { executaComandoDeChave, sorteiaChave } from '../chaves/chaves.ts';
import { abrePorta, base, csv, type Porta } from './porta.fixture.ts';

let porta: Porta;
let t: TestServer;
let chave: string;
beforeAll(async () => {
  porta = await abrePorta();
  ({ t, chave } = porta);
});
beforeEach(() => porta.limpa());
afterAll(() => t.close());

const put: Porta['put'] = (...como) => porta.put(...como);
const pronta: Porta['pronta'] = (...como) => porta.pronta(...como);
const get: Porta['get'] = (...como) => porta.get(...como);
const novaChave: Porta['novaChave'] = (nome) => porta.novaChave(nome);

describe('a key (CAR-36)', () => {
  const quatro = [
    ['PUT', `${base}/e1/vendedores.csv`],
    ['POST', `${base}/e1/pronta`],
    ['GET', `${base}/e1`],
    ['GET', `${base}/e1/recusadas/vendedores.csv`],
    ['GET', '/carga/v1/outra'],
  ] as const;

  it.each(quatro)('is needed for %s %s, and nothing else is one', async (method, url) => {
    const sessao = await t.tokenFor({ modules: ['tecnologia'] });
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      `Bearer ${sorteiaChave()}`,
      `Bearer ${sessao}`,
      sessao,
      `Basic ${chave}`,
    ]) {
      const resposta = await t.staff.inject({
        method,
        url,
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([authorization, resposta.statusCode]).toEqual([authorization, 401]);
      await sql`delete from entrada_falha`.execute(t.db);
    }
  });

  it('opens no other call and no page with a session behind it', async () => {
    for (const url of [
      '/api/v1/auth/renova',
      '/api/v1/tecnologia/getMigrations',
      '/api/v1/cadastro/progressoConferenciaSib',
    ])
      for (const authorization of [chave, `Bearer ${chave}`])
        expect([401, 404, 405]).toContain(
          (await t.staff.inject({ url, headers: { authorization } })).statusCode,
        );
    const login = await t.staff.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { login: 'chave:central', senha: chave },
    });
    expect(login.statusCode).not.toBe(200);
  });

  it('sees nothing of what came by another door or with another key', async () => {
    await put(csv);
    const outra = await novaChave('outra');
    expect((await get(`${base}/e1`, outra)).statusCode).toBe(404);
    expect((await pronta('e1', outra)).statusCode).toBe(404);
    expect((await put(csv, { com: outra })).statusCode).toBe(409);
    await sql`update carga_entrega set via = 'TELA', login = 'USU_TI'`.execute(t.db);
    expect((await get()).statusCode).toBe(404);
    expect((await put(csv)).statusCode).toBe(409);
  });

  it('that was revoked is none from then on, also to a new one of its name; both are told without it', async () => {
    const velha = await novaChave('noite');
    expect((await get(`${base}/x`, velha)).statusCode).toBe(404);
    const fim = { db: t.db, autor: 'console', em: '2026-11-26T10:00:00' };
    await executaComandoDeChave(fim, { acao: 'carga-chave-revoga', nome: 'noite' });
    expect((await get(`${base}/x`, velha)).statusCode).toBe(401);
    const nova = await novaChave('noite');
    expect((await get(`${base}/x`, nova)).statusCode).toBe(404);
    const lista = await executaComandoDeChave(fim, { acao: 'carga-chave-lista' });
    expect(lista).toMatch(/noite · criada em .* por console · usada em .* · revogada em 26\/11\/2026 10:00/);
    expect(t.logged()).toContain('"chave":"noite","motivo":"revogada","msg":"chave da carga recusada"');
    for (const dela of [velha, nova, chave])
      for (const texto of [
        lista,
        t.logged(),
        JSON.stringify(await t.db.selectFrom('carga_chave').selectAll().execute()),
      ])
        expect(texto).not.toContain(dela);
  });

  it('that is guessed at waits longer each time; who has the right one does not wait', async () => {
    for (let vez = 0; vez < 8; vez += 1) await get(`${base}/e1`, sorteiaChave());
    const antes = t.slept();
    await get(`${base}/e1`, sorteiaChave());
    expect(t.slept() - antes).toBe(5_000);
    const depois = t.slept();
    await put(csv);
    expect(t.slept()).toBe(depois);
    const muitas = await Promise.all(Array.from({ length: 12 }, () => get(`${base}/e1`, sorteiaChave())));
    expect(muitas.map(({ statusCode }) => statusCode)).toContain(429);
  });

  it.each(quatro)('is not asked for on the portal: %s %s is not there', async (method, url) => {
    const resposta = await t.portal.inject({ method, url, headers: { authorization: `Bearer ${chave}` } });
    expect(resposta.statusCode).toBe(404);
  });
});
