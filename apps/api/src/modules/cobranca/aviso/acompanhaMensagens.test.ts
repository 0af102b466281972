// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { type ServicoAlheio, startAlheio } from '../campanha/campanha.fixture.ts';
import { servicoDeMensagens } from '../campanha/servicoDeMensagens.ts';
import { cobranca, writeBills } from '../fixtures/bills.ts';
import { acompanhaMensagens } from './acompanhaMensagens.ts';

let t: TestServer;
let alheio: ServicoAlheio;
const messaging = { url: 'http://127.0.0.1:9', hash: 'conta-de-teste-0001' };
const entregue = '0000000100';
const respondeu = '0000000200';
const falhou = '0000000300';
const todos = [entregue, respondeu, falhou];

beforeAll(async () => {
  alheio = await startAlheio();
  t = await testServer({
    seed: 'none',
    config: { cobranca, messaging: Object.assign(messaging, { url: alheio.url }) },
    now: '2026-11-10T15:00:00Z',
  });
  await writeRegister(
    t.db,
    todos.map((matricula) => ({ matricula, nome: `Pessoa ${matricula}`, contrato_em: '2025-02-01' })),
  );
  await writeBills(
    t.db,
    todos.flatMap((titular, at) =>
      ['2026-09-10', '2026-10-13'].map((vencimento, mes) => ({
        numero: at * 10 + mes + 1,
        tipo: 'I' as const,
        vencimento,
        valorCents: 10_000,
        titular,
      })),
    ),
  );
});
afterAll(async () => {
  await t.close();
  await alheio.close();
});

beforeEach(async () => {
  Object.assign(alheio, { plays: {}, pedidos: [] });
  t.clock.set('2026-11-10T15:00:00Z');
  await sql`delete from aviso_mensalidade`.execute(t.db);
  await sql`delete from aviso`.execute(t.db);
  await sql`delete from campanha_importacao`.execute(t.db);
  await t.db
    .insertInto('campanha_importacao')
    .values({
      servico: alheio.url,
      nome: 'avisos',
      sha256: 'x',
      competencia: '2026-11',
      vez: 0,
      situacao: 'IMPORTADA',
      campanha_id: 1,
      login: 'ana',
      iniciada_em: '2026-11-10 11:00:00',
    })
    .execute();
  for (const [at, titular] of todos.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    const { id } = await t.db
      .insertInto('aviso')
      .values({
        titular_matricula: titular,
        meio: 'SMS',
        endereco: '45998761234',
        texto: `Aviso a ${titular}`,
        texto_sha256: 'x',
        enviado_em: '2026-11-10 12:00:00',
        por: 'ana',
        origem: 'CAMPANHA',
        origem_id: `${alheio.url} 1 SMS ${at + 1}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // oxlint-disable-next-line no-await-in-loop
    await t.db
      .insertInto('aviso_mensalidade')
      .values({ aviso_id: id, fatura_numero: `F${at * 10 + 1}` })
      .execute();
  }
});

const responde = (situacoes: readonly (readonly [string, number])[]) => ({
  body: {
    status: true,
    message: '',
    data: [
      situacoes.map(([titular, situacao], at) => ({
        id_msg_envio: at + 1,
        id_campanha: 1,
        telefone: '(45) 99876-1234',
        texto: `Aviso a  ${titular}`,
        tipo_envio: 'SMS',
        situacao,
      })),
    ],
  },
});

const servico = () => servicoDeMensagens(t.deps);
const tick = () => acompanhaMensagens(t.deps, servico()).tick();
const perguntas = () => alheio.pedidos.filter(({ path }) => path === '/buscar/mensagens').length;

const porques = async () => {
  // A session ends with its day, and days go by here.
  const token = await t.tokenFor({ modules: ['cobranca'] });
  const found: Record<string, string> = {};
  for (const matricula of todos) {
    // oxlint-disable-next-line no-await-in-loop
    const reply = await t.staff.inject({
      method: 'POST',
      url: '/api/v1/cobranca/getAvisos',
      headers: { authorization: token },
      payload: { matricula },
    });
    found[matricula] = reply.json<{ porque: string }[]>()[0]?.porque ?? '';
  }
  return found;
};

describe('the answers of notices by message', () => {
  it('NOT-18: are fetched once an hour, by one server, and stand in each notice', async () => {
    alheio.plays = {
      '/buscar/mensagens': [
        responde([
          [entregue, 7],
          [respondeu, 5],
          [falhou, 4],
        ]),
      ],
    };
    await Promise.all([tick(), tick()]);
    expect(perguntas()).toBe(1);
    expect(await porques()).toEqual({
      [entregue]: 'aviso sem prova: entregue, sem resposta',
      [respondeu]: 'aviso sem prova: respondida: leia a resposta e marque-a',
      [falhou]: 'o envio falhou',
    });
    t.clock.set('2026-11-10T15:30:00Z');
    await tick();
    expect(perguntas()).toBe(1);
    alheio.plays = { '/buscar/mensagens': [responde([[entregue, 3]])] };
    t.clock.set('2026-11-10T16:01:00Z');
    await tick();
    expect(perguntas()).toBe(2);
    expect((await porques())[entregue]).toBe('aviso sem prova: lida, sem resposta');
  });

  it('NOT-18: are asked again an hour after a silence, which is no answer', async () => {
    alheio.plays = { '/buscar/mensagens': ['dies'] };
    await tick();
    expect((await porques())[entregue]).toBe('aviso sem prova');
    alheio.plays = { '/buscar/mensagens': [responde([[entregue, 7]])] };
    t.clock.set('2026-11-10T16:01:00Z');
    await tick();
    expect((await porques())[entregue]).toBe('aviso sem prova: entregue, sem resposta');
  });

  it('NOT-19: the service is asked until the tenth day, and then the notice says that no answer came', async () => {
    alheio.plays = { '/buscar/mensagens': [responde([[respondeu, 5]])] };
    t.clock.set('2026-11-20T15:00:00Z');
    await tick();
    expect(perguntas()).toBe(1);
    expect((await porques())[entregue]).toBe('aviso sem prova');
    t.clock.set('2026-11-21T15:00:00Z');
    await tick();
    expect(perguntas()).toBe(1);
    expect(await porques()).toMatchObject({
      [entregue]: 'aviso sem prova: sem resposta até o décimo dia',
      [respondeu]: 'aviso sem prova: respondida: leia a resposta e marque-a',
    });
  });

  it('NOT-18: ask nothing of a campaign whose messages are all final, or that is in doubt', async () => {
    await sql`update aviso set mensagem_situacao = 5`.execute(t.db);
    await tick();
    await sql`update aviso set mensagem_situacao = null, situacao = 'EM_DUVIDA'`.execute(t.db);
    await tick();
    expect(perguntas()).toBe(0);
  });
});
