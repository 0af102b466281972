// @module-tag embedded
import {
  autorizaEnvio,
  buscaCampanhas,
  buscaMensagens,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TestServer, testServer } from '../test/harness.ts';
import { deleteInterrompidas } from './campanha.sql.ts';
import { campanhaCsv } from './campanha.fixture.ts';
import { type ServicoLocal, startServico } from './servico.ts';

const hash = 'conta-de-teste-0001';
let t: TestServer;
let servico: ServicoLocal;
beforeAll(async () => {
  t = await testServer();
  servico = await startServico(t.deps, hash);
});
afterAll(async () => {
  await servico.close();
  await t.close();
});

const form = (fields: Record<string, string | Blob>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

const post = async (path: string, fields: Record<string, string | Blob>, account = { mshash: hash }) => {
  const answer = await fetch(`${servico.url}${path}`, {
    method: 'POST',
    body: form({ ...account, ...fields }),
  });
  return { code: answer.status, body: (await answer.json()) as never };
};

const get = async (query: string) => {
  const answer = await fetch(`${servico.url}/buscar/mensagens?${query}`);
  return { code: answer.status, body: (await answer.json()) as never };
};

const importa = async (csv: string, fields: Record<string, string> = {}) => {
  const arquivo_importacao = new File([csv], 'campanha.csv');
  const { body } = await post('/campanha/importar', {
    nome_campanha: 'Aviso de teste',
    enviar_push: 'true',
    enviar_sms: 'true',
    ...fields,
    arquivo_importacao,
  });
  const [campanha] = z.decode(buscaCampanhas.reply, body).data;
  if (!campanha) throw new Error('no campaign');
  return campanha;
};

const campanhaDe = async (id: number) => {
  const { body } = await post('/campanha/detalhes', { id_campanha: String(id) });
  const [campanha] = z.decode(buscaCampanhas.reply, body).data;
  return campanha;
};

const situacoes = async (id: number) => {
  const { body } = await get(`mshash=${hash}&id_campanha=${id}&copias=false&offset=0&limit=1000`);
  return z.decode(buscaMensagens.reply, body).data.map(({ situacao }) => situacao);
};

describe('the messaging service', () => {
  it('answers nobody without the hash of the account, in any call (MSG-1)', async () => {
    const refused = { status: false, message: 'Conta não autorizada.' };
    for (const mshash of ['', 'outra-conta-qualquer', `${hash} `]) {
      for (const path of [
        '/campanha/buscar',
        '/campanha/detalhes',
        '/campanha/importar',
        '/campanha/autorizar_envio',
      ])
        expect(await post(path, {}, { mshash })).toEqual({ code: 401, body: refused });
      expect(await get(`mshash=${encodeURIComponent(mshash)}&id_campanha=1`)).toEqual({
        code: 401,
        body: refused,
      });
    }
    expect((await fetch(`${servico.url}/campanha/buscar`, { method: 'POST' })).status).toBe(401);
  });

  it('takes a campaign from its file to the last message as the clock goes, and nothing else moves it', async () => {
    t.clock.set('2026-11-21T12:00:00Z');
    const { id_campanha: id, ...nova } = await importa(
      campanhaCsv({}, { ENVIA_SMS: 'N' }, { MENSAGEM: 'a'.repeat(161) }),
    );
    expect(nova).toMatchObject({
      nome_campanha: 'Aviso de teste',
      status: 11,
      qtd_push: 3,
      qtd_sms: 2,
      valor_sms: 27,
      data_hora_criacao: '2026-11-21T09:00',
      data_hora_inicio_envio: null,
      id_funcionalidade: 12,
    });
    expect(
      (
        await post('/campanha/autorizar_envio', {
          id_campanha: String(id),
          nova_data_envio: '21/11/2026 09:00',
        })
      ).code,
    ).toBe(409);
    t.clock.advance(2_000);
    expect((await campanhaDe(id))?.status).toBe(12);
    t.clock.advance(86_400_000);
    expect([(await campanhaDe(id))?.status, await situacoes(id)]).toEqual([12, [0, 0, 0, 0, 0]]);
    const { code, body } = await post('/campanha/autorizar_envio', {
      id_campanha: String(id),
      nova_data_envio: '21/11/2026 09:00',
    });
    expect([code, z.decode(autorizaEnvio.reply, body).status]).toEqual([200, true]);
    expect([(await campanhaDe(id))?.status, await situacoes(id)]).toEqual([1, [1, 1, 1, 1, 1]]);
    t.clock.advance(10_000);
    expect(await campanhaDe(id)).toMatchObject({
      status: 3,
      data_hora_inicio_envio: '2026-11-22T09:00',
      data_hora_fim_envio: '2026-11-22T09:00',
    });
    t.clock.advance(60_000);
    const fim = await situacoes(id);
    expect(fim.every((situacao) => situacao > 0)).toBe(true);
    expect(await situacoes(id)).toEqual(fim);
  });

  it('sends a message at the moment that its line says, and the others at once (MSG-18)', async () => {
    const { id_campanha: id } = await importa(campanhaCsv({}, { DATA_HORA_AGENDADA: '25/11/2026 10:00' }));
    t.clock.advance(5_000);
    await post('/campanha/autorizar_envio', { id_campanha: String(id), nova_data_envio: '21/11/2026 09:00' });
    expect(await situacoes(id)).toEqual([1, 1, 0, 0]);
    t.clock.set('2026-11-25T12:59:59Z');
    expect([(await campanhaDe(id))?.status, (await situacoes(id)).slice(2)]).toEqual([1, [0, 0]]);
    t.clock.set('2026-11-25T13:00:01Z');
    expect((await situacoes(id)).slice(2)).toEqual([1, 1]);
    t.clock.advance(10_000);
    expect((await campanhaDe(id))?.status).toBe(3);
  });

  it('waits for a later moment of sending', async () => {
    const { id_campanha: id } = await importa(campanhaCsv({}));
    t.clock.advance(5_000);
    await post('/campanha/autorizar_envio', { id_campanha: String(id), nova_data_envio: '01/01/2027 08:00' });
    expect([(await campanhaDe(id))?.status, await situacoes(id)]).toEqual([1, [0, 0]]);
    t.clock.set('2027-01-01T11:00:01Z');
    expect(await situacoes(id)).toEqual([1, 1]);
    expect((await campanhaDe(id))?.data_hora_agendada).toBe('2027-01-01T08:00');
  });

  it('sends once when the same campaign is authorised by many at once', async () => {
    const { id_campanha: id } = await importa(campanhaCsv({}));
    t.clock.advance(5_000);
    const fields = { id_campanha: String(id), nova_data_envio: '21/11/2026 09:00' };
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => (await post('/campanha/autorizar_envio', fields)).code),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  });

  it('keeps a campaign whose file is wrong, without messages and with the reason', async () => {
    const errada = await importa(campanhaCsv({ TELEFONE: '1' }, {}));
    expect(errada).toMatchObject({ status: 13, qtd_push: 0, motivo_cancelamento: 'Problemas no arquivo: 1' });
    expect(await situacoes(errada.id_campanha)).toEqual([]);
  });

  it('keeps nothing of a campaign whose messages could not all be stored (MSG-16)', async () => {
    const before = await t.db.selectFrom('campanha').select('id').execute();
    await sql`alter table campanha_mensagem add constraint cheia check (ordem < 900)`.execute(t.db);
    const csv = campanhaCsv(...Array.from({ length: 1_000 }, () => ({ ENVIA_SMS: 'N' })));
    const { code } = await post('/campanha/importar', {
      nome_campanha: 'Grande demais',
      enviar_push: 'true',
      arquivo_importacao: new File([csv], 'campanha.csv'),
    });
    await sql`alter table campanha_mensagem drop constraint cheia`.execute(t.db);
    expect(code).toBe(500);
    expect(await t.db.selectFrom('campanha').select('id').execute()).toHaveLength(before.length);
  });

  it('does not offer a campaign whose messages are not all there, and forgets it when the server starts (MSG-16)', async () => {
    const { id_campanha: id } = await importa(campanhaCsv({}));
    const { id_campanha: whole } = await importa(campanhaCsv({}));
    await t.db.updateTable('campanha').set({ importada_em: null }).where('id', '=', id).execute();
    t.clock.advance(86_400_000);
    expect((await campanhaDe(id))?.status).toBe(11);
    await deleteInterrompidas(t.db);
    expect((await post('/campanha/detalhes', { id_campanha: String(id) })).code).toBe(404);
    expect((await campanhaDe(whole))?.status).toBe(12);
  });

  it('lets a way of sending that was not asked for go', async () => {
    expect(await importa(campanhaCsv({}, {}), { enviar_sms: 'false' })).toMatchObject({
      qtd_push: 2,
      qtd_sms: 0,
    });
  });

  it('finds by month and year, the newest first, and what it keeps survives it', async () => {
    const search = async (fields: Record<string, string>) =>
      z
        .decode(buscaCampanhas.reply, (await post('/campanha/buscar', fields)).body)
        .data.map(({ id_campanha }) => id_campanha);
    const all = await search({});
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect([
      ...(await search({ mes: '1', ano: '2027' })),
      ...(await search({ mes: '11', ano: '2026' })),
    ]).toEqual(all);
    expect([await search({ ano: '2026' }), await search({ mes: '11' })]).toEqual(
      Array(2).fill(await search({ mes: '11', ano: '2026' })),
    );
    expect(await search({ mes: '2', ano: '2026' })).toEqual([]);
    await servico.close();
    servico = await startServico(t.deps, hash);
    expect(await search({})).toEqual(all);
  });

  it('pages its messages in the order of the file', async () => {
    const { id_campanha: id } = await importa(
      campanhaCsv(...Array.from({ length: 5 }, () => ({ ENVIA_SMS: 'N' }))),
    );
    const page = async (query: string) =>
      z
        .decode(buscaMensagens.reply, (await get(`mshash=${hash}&id_campanha=${id}&${query}`)).body)
        .data.map(({ localizador }) => localizador);
    expect(await page('offset=1&limit=2')).toEqual(['B-1', 'B-2']);
    expect(await page('')).toHaveLength(5);
    expect(await page('limit=0')).toEqual([]);
  });

  it.each([
    ['/campanha/detalhes', { id_campanha: '0' }, 404],
    ['/campanha/detalhes', { id_campanha: "1' or 1=1" }, 404],
    ['/campanha/buscar', { mes: 'x' }, 400],
    ['/campanha/autorizar_envio', { id_campanha: '1', nova_data_envio: 'agora' }, 400],
    ['/campanha/importar', { nome_campanha: 'sem arquivo' }, 400],
    ['/nada', {}, 404],
  ])('%s with %j is refused', async (path, fields, code) => {
    expect(await post(path, fields)).toMatchObject({ code, body: { status: false } });
  });
});
