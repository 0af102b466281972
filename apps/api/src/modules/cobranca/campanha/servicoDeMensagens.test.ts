import { buscaCampanhas } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campanhaCsv } from '../../../mensageria/campanha.fixture.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { type ServicoAlheio, startAlheio } from './campanha.fixture.ts';
import { servicoDeMensagens } from './servicoDeMensagens.ts';

const hash = 'conta-secreta-de-teste-4711';
const mudo = 'O serviço de mensagens não respondeu. Nada foi enviado.';
let t: TestServer;
let alheio: ServicoAlheio;
let token: string;
const messaging = { url: 'http://127.0.0.1:9', hash };
beforeAll(async () => {
  alheio = await startAlheio();
  t = await testServer({ config: { messaging: Object.assign(messaging, { url: alheio.url }) } });
  token = await t.tokenFor({ modules: ['cobranca'] });
});
afterAll(async () => {
  await t.close();
  await alheio.close();
});
beforeEach(() => {
  Object.assign(alheio, { status: 12, plays: {}, enviadas: 0, pedidos: [] });
});
afterEach(async () => {
  await t.db.deleteFrom('campanha_autorizacao').execute();
});

const post = async (path: string, payload: object) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/mensageria/campanha/${path}`,
    headers: { authorization: token },
    payload,
  });
  expect(reply.body).not.toContain(hash);
  return { code: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

const autoriza = (over: object = {}) =>
  post('autorizar_envio', { id_campanha: 1, nova_data_envio: '21/11/2026 09:00', ...over });
const calls = (path: string) => alheio.pedidos.filter((pedido) => pedido.path === path);

const importa = async () => {
  const form = ['nome_campanha=Aviso', 'enviar_push=true', 'enviar_sms=true'].map((field) => {
    const [name, value] = field.split('=');
    return `--zz\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  });
  const file = `--zz\r\ncontent-disposition: form-data; name="arquivo_importacao"; filename="minha lista.csv"\r\n\r\n${campanhaCsv({})}\r\n--zz--\r\n`;
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/mensageria/campanha/importar',
    headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=zz' },
    payload: form.join('') + file,
  });
  return { code: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

describe('another messaging service', () => {
  it('is asked with the account hash, and what it says leaves without it and without what the contract does not list (MSG-1)', async () => {
    const { code, body } = await post('buscar', { mes: 11, ano: 2026, mshash: 'de-um-navegador' });
    expect(code).toBe(200);
    expect(alheio.pedidos).toEqual([
      { path: '/campanha/buscar', campos: { mshash: hash, mes: '11', ano: '2026' } },
    ]);
    expect(body).toMatchObject({ message: 'conta', data: [[{ id_campanha: 1, status: 12, qtd_sms: 0 }]] });
    expect(JSON.stringify(body)).not.toContain('segredo');
  });

  it.each([
    [
      'refuses the account',
      { code: 401, body: { status: false, message: hash } },
      502,
      /não reconheceu a conta/,
    ],
    ['breaks', { code: 500, body: { message: `stack ${hash}` } }, 502, mudo],
    ['speaks another language', { body: '<html>' }, 502, mudo],
    ['forgets a field', { body: { status: true, data: [[{ id_campanha: 1 }]] } }, 502, mudo],
    [
      'refuses with a text',
      { body: { status: false, message: `Mês sem dados ${hash}` } },
      422,
      'Mês sem dados',
    ],
    ['does not know it', { code: 404, body: { status: false, message: 'Nada' } }, 404, 'Nada'],
    ['hangs up', 'dies' as const, 502, mudo],
    ['sends elsewhere', { code: 302, body: '' }, 502, mudo],
  ])('that %s is told in our words', async (_, play, code, text) => {
    alheio.plays = { '/campanha/buscar': [play] };
    const answer = await post('buscar', {});
    expect(answer).toMatchObject({ code, body: { error: expect.stringMatching(text) } });
  });

  it('a service that never answers is given up', async () => {
    alheio.plays = { '/campanha/buscar': ['sleeps'] };
    const asked = servicoDeMensagens(t.deps).ask(buscaCampanhas, { campos: {}, timeoutMs: 50 });
    await expect(asked).rejects.toThrow(mudo);
    expect(t.logged()).toContain('TimeoutError');
  });

  it('gives its messages in portions, and one that takes no notice of the offset gives them once', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => ({
      id_msg_envio: at + 1,
      id_campanha: 1,
      situacao: 1,
    }));
    const page = { body: { status: true, message: '', data: [rows] } };
    alheio.plays = { '/buscar/mensagens': [page, page] };
    const url = '/api/v1/mensageria/buscar/mensagens?id_campanha=1&limit=5000';
    const reply = await t.staff.inject({ url, headers: { authorization: token } });
    expect(reply.json<{ data: unknown[][] }>().data[0]).toHaveLength(100);
    expect(calls('/buscar/mensagens').map(({ campos }) => campos['offset'])).toEqual(['0', '100']);
  });
});

describe('an authorisation', () => {
  it('reaches the service once when fifty ask for it (MSG-13)', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => autoriza()));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect([calls('/campanha/autorizar_envio').length, alheio.enviadas]).toEqual([1, 1]);
    expect(calls('/campanha/autorizar_envio')[0]?.campos).toEqual({
      mshash: hash,
      id_campanha: '1',
      nova_data_envio: '21/11/2026 09:00',
    });
    expect((await autoriza()).body['isRepetido']).toBe(true);
    // Also true when the service shows the new status late.
    alheio.status = 12;
    expect((await autoriza()).body['isRepetido']).toBe(true);
    expect(alheio.enviadas).toBe(1);
  });

  it('an authorisation counts as done after a service has done it and then fallen silent (MSG-13)', async () => {
    alheio.plays = { '/campanha/autorizar_envio': ['works and dies'] };
    expect(await autoriza()).toMatchObject({ code: 200, body: { status: true } });
    expect((await autoriza()).body['isRepetido']).toBe(true);
    expect(alheio.enviadas).toBe(1);
  });

  it('an authorisation that never arrived says so and may be tried again', async () => {
    alheio.plays = { '/campanha/autorizar_envio': ['dies'] };
    expect(await autoriza()).toMatchObject({ code: 502, body: { error: mudo } });
    expect(await autoriza()).toMatchObject({ code: 200, body: { status: true } });
    expect(alheio.enviadas).toBe(1);
  });

  it('an authorisation in doubt is not tried again until a person decides, who is recorded (MSG-15)', async () => {
    const details = {
      code: 200,
      body: { status: true, message: '', data: [[{ id_campanha: 1, nome_campanha: 'A', status: 12 }]] },
    };
    alheio.plays = { '/campanha/autorizar_envio': ['dies'], '/campanha/detalhes': [details, 'dies'] };
    expect(await autoriza()).toMatchObject({
      code: 502,
      body: {
        error:
          'O serviço de mensagens não respondeu. Confira a situação da campanha antes de tentar de novo.',
      },
    });
    t.clock.advance(600_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => autoriza()));
    for (const { code, body } of answers)
      expect([code, body]).toMatchObject([
        409,
        { error: expect.stringContaining('não se sabe se ela foi enviada') },
      ]);
    expect(answers[0]?.body).toHaveProperty('duvida.quem');
    expect((await post('buscar', {})).body).toMatchObject({ data: [[{ id_campanha: 1, em_duvida: true }]] });
    expect(alheio.enviadas).toBe(0);
    const decided = await Promise.all(Array.from({ length: 10 }, () => autoriza({ enviar_em_duvida: true })));
    expect(new Set(decided.map(({ code }) => code))).toEqual(new Set([200]));
    expect(alheio.enviadas).toBe(1);
    const [kept] = await t.db.selectFrom('campanha_autorizacao').selectAll().execute();
    expect(kept).toMatchObject({ situacao: 'AUTORIZADA', decidida_por: kept?.login });
    expect(kept?.decidida_em).not.toBeNull();
  });

  it('in doubt is settled by the campaign itself once the service shows it as sent (MSG-15)', async () => {
    const details = {
      code: 200,
      body: { status: true, message: '', data: [[{ id_campanha: 1, nome_campanha: 'A', status: 12 }]] },
    };
    alheio.plays = { '/campanha/autorizar_envio': ['dies'], '/campanha/detalhes': [details, 'dies'] };
    await autoriza();
    alheio.status = 3;
    expect(await autoriza()).toMatchObject({ code: 200, body: { isRepetido: true } });
    expect((await post('buscar', {})).body).not.toMatchObject({ data: [[{ em_duvida: true }]] });
    expect(alheio.enviadas).toBe(0);
  });

  it('an authorisation of a process that died while it sent is in doubt too (MSG-15)', async () => {
    const half = { servico: servicoDeMensagens(t.deps).nome, campanha_id: 1, login: 'USU_X' };
    const more = { situacao: 'ENVIANDO' as const, decidida_por: null, decidida_em: null };
    const iniciada_em = '2026-01-02T09:00:00';
    await t.db
      .insertInto('campanha_autorizacao')
      .values({ ...half, ...more, iniciada_em })
      .execute();
    expect(await autoriza()).toMatchObject({
      code: 409,
      body: {
        error: expect.stringContaining('USU_X pediu o envio em 02/01/2026 09:00'),
        duvida: { quem: 'USU_X' },
      },
    });
    expect((await autoriza({ enviar_em_duvida: true })).code).toBe(200);
    expect(alheio.enviadas).toBe(1);
  });

  it.each([
    ['refuses it', { body: { status: false, message: 'Saldo insuficiente.' } }, 422],
    ['says it is not its turn', { code: 409, body: { status: false, message: 'Ainda não.' } }, 409],
  ])('that the service %s may be tried again', async (_, play, code) => {
    alheio.plays = { '/campanha/autorizar_envio': [play] };
    expect((await autoriza()).code).toBe(code);
    expect((await autoriza()).code).toBe(200);
  });

  it.each([5, 11, 13])('of a campaign of status %i never reaches the service (MSG-3)', async (status) => {
    alheio.status = status;
    expect((await autoriza()).code).toBe(409);
    expect(calls('/campanha/autorizar_envio')).toEqual([]);
  });
});

describe('an import', () => {
  const remembered = async () =>
    (await t.db.selectFrom('campanha_importacao').select('situacao').execute()).length;

  it('an import that the service refused leaves nothing behind, and works when the service is back', async () => {
    for (const play of [
      'dies',
      { code: 500, body: '' },
      { body: { status: false, message: 'Não.' } },
    ] as const) {
      alheio.plays = { '/campanha/importar': [play] };
      expect((await importa()).code).toBeGreaterThanOrEqual(422);
      expect(await remembered()).toBe(0);
    }
    alheio.plays = { '/campanha/importar': [{ body: { status: true, message: 'recebida' } }] };
    expect(await importa()).toMatchObject({
      code: 200,
      body: { status: true, message: 'Campanha importada com sucesso!' },
    });
    expect(await remembered()).toBe(1);
    expect((await importa()).code).toBe(409);
  });
});

describe('a dead service', () => {
  it('every call tells that the service is dead, and nothing is kept', async () => {
    await alheio.close();
    for (const [path, body] of [
      ['buscar', {}],
      ['detalhes', { id_campanha: 1 }],
      ['autorizar_envio', { id_campanha: 1, nova_data_envio: '21/11/2026 09:00' }],
    ] as const)
      expect(await post(path, body)).toMatchObject({ code: 502, body: { error: mudo } });
    expect(await t.db.selectFrom('campanha_autorizacao').selectAll().execute()).toEqual([]);
    expect(t.logged()).toContain('ECONNREFUSED');
    // Counted over this whole file.
    expect(t.logged()).not.toContain(hash);
  });
});
