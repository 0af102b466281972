import type { EnvioDeBoletos } from '@vidas/api-client/financeiro/boletos-gerados';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import type { Message } from '../../../mail/mailer.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, nossoNumero, writeBills } from '../../cobranca/fixtures/bills.ts';

let t: TestServer;
let token: string;
let deliver: (message: Message) => Promise<void>;
const day = '10_12_2026';
const date = '10/12/2026';
const matricula = (index: number): string => `00000012${String(index).padStart(2, '0')}`;

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  deliver = t.deps.mailer.send;
  token = await t.tokenFor({ modules: ['financeiro', 'cobranca'], nome: 'Ana Prado Lima' });
  const cpfs = ['52998224725', '11144477735', '39053344705', '12345678909', '98765432100'];
  await writeRegister(
    t.db,
    [1, 2, 3, 4, 5].map((index) => ({
      matricula: matricula(index),
      nome: `Pessoa ${index} Inventada`,
      cpf: cpfs[index - 1] ?? null,
      email: index === 3 ? '  ' : `pessoa${index}@example.org`,
    })),
  );
  await t.db
    .updateTable('pessoa')
    .set({ fone_1: '4433' })
    .where('id', '=', `p${matricula(2)}`)
    .execute();
  await writeBills(t.db, [
    ...[1, 2, 3, 4].map((numero) => ({
      numero,
      tipo: 'I' as const,
      titular: matricula(numero),
      vencimento: '2026-12-10',
      valorCents: 10_000 + numero,
    })),
    {
      numero: 5,
      tipo: 'I',
      titular: matricula(5),
      vencimento: '2026-12-10',
      valorCents: 1,
      forma: 'DEBITO_AUTOMATICO',
    },
    {
      numero: 6,
      tipo: 'I',
      titular: matricula(5),
      vencimento: '2026-12-10',
      valorCents: 1,
      pagoEm: '2026-11-20',
    },
    { numero: 7, tipo: 'I', titular: matricula(5), vencimento: '2026-12-11', valorCents: 1 },
  ]);
});

beforeEach(async () => {
  t.sent.length = 0;
  t.deps.mailer.send = deliver;
  await t.db.deleteFrom('boleto_envio_item').execute();
  await t.db.deleteFrom('boleto_envio').execute();
  await t.db.deleteFrom('cobranca_envio').execute();
});

afterAll(() => t.close());

const get = async <T>(path: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/financeiro/${path}`, headers: { authorization: token } })).json<T>();
const post = async (call: string) =>
  (
    await t.staff.inject({
      method: 'POST',
      url: `/api/v1/financeiro/${call}`,
      headers: { authorization: token },
      payload: { date },
    })
  ).json<EnvioDeBoletos>();
const ends = (situacao: string) =>
  vi.waitFor(
    async () => {
      const envio = await get<EnvioDeBoletos>(`getEnvioBoletos/${day}`);
      expect(envio.situacao).toBe(situacao);
      return envio;
    },
    { timeout: 60_000 },
  );
const boletos = () => get<Record<string, string | null>[]>(`getRelatorioBoletoMensageria/${day}/`);
const addresses = () => t.sent.map(({ to }) => to).toSorted();

describe('the bills of a day (FIN-10, FIN-11)', () => {
  it('are those that are open and have a boleto, as lines of the messaging file', async () => {
    const rows = await boletos();
    expect(rows.map(({ NOSSONUMERO, TELEFONE }) => [NOSSONUMERO, TELEFONE])).toEqual([
      [nossoNumero(1), '44999990000'],
      [nossoNumero(2), ''],
      [nossoNumero(3), '44999990000'],
      [nossoNumero(4), '44999990000'],
    ]);
    expect(rows[0]).toMatchObject({
      MENSAGEM:
        'Pessoa, o boleto do seu plano Oeste, de R$ 100,01, vence em 10/12/2026. Se já pagou, desconsidere.',
      LOCALIZADOR: 'BOLT1',
      MATRICULA: matricula(1),
      EMAIL: 'pessoa1@example.org',
      TIPOBOLETO: 'I',
      LINHADIGITAVEL: expect.stringMatching(/^\d{47}$/),
      ENVIO: null,
    });
  });

  it('say whom no message reaches, and why', async () => {
    expect(await get(`getBoletoMensageriaFoneErrado/${day}/`)).toMatchObject([
      { NOSSONUMERO: nossoNumero(2), TELEFONE: '4433', MOTIVO: 'telefone com dígitos de menos' },
    ]);
  });
});

describe('sending them by e-mail (FIN-12, FIN-13)', () => {
  it('leaves once for each address, without those that have none, however often it is begun', async () => {
    await Promise.all(Array.from({ length: 10 }, () => post('enviaBoletos')));
    expect(await ends('TERMINADO')).toMatchObject({
      enviados: 3,
      semEmail: 1,
      falhas: 0,
      pendentes: 0,
      usuario: 'Ana Prado Lima',
    });
    expect(addresses()).toEqual(['pessoa1@example.org', 'pessoa2@example.org', 'pessoa4@example.org']);
    expect((await boletos()).map(({ ENVIO }) => ENVIO)).toEqual([
      'Enviado',
      'Enviado',
      'Sem e-mail',
      'Enviado',
    ]);
    await post('enviaBoletos');
    await ends('TERMINADO');
    expect(t.sent).toHaveLength(3);
  });

  it('tells of a bill that failed, and sends that one alone the next time', async () => {
    t.deps.mailer.send = async (message) => {
      if (message.to === 'pessoa2@example.org') throw Object.assign(new Error('no'), { responseCode: 550 });
      await deliver(message);
    };
    await post('enviaBoletos');
    expect(await ends('TERMINADO')).toMatchObject({ enviados: 2, semEmail: 1, falhas: 1 });
    expect((await boletos())[1]).toMatchObject({
      ENVIO: 'Falhou',
      ENVIO_MOTIVO: 'Erro ao enviar o email! O servidor de e-mail não aceitou a mensagem.',
    });
    t.sent.length = 0;
    t.deps.mailer.send = deliver;
    await post('enviaBoletos');
    expect(await ends('TERMINADO')).toMatchObject({ enviados: 3, semEmail: 1, falhas: 0 });
    expect(addresses()).toEqual(['pessoa2@example.org']);
  });

  it('says of a bill that had left before that it had', async () => {
    await t.staff.inject({
      method: 'POST',
      url: '/api/v1/cobranca/enviaBoleto',
      headers: { authorization: token },
      payload: {
        matricula: '1201',
        email: 'pessoa1@example.org',
        name: 'Pessoa',
        nossoNumero: nossoNumero(1),
      },
    });
    await post('enviaBoletos');
    await ends('TERMINADO');
    expect((await boletos())[0]).toMatchObject({
      ENVIO: 'Enviado',
      ENVIO_MOTIVO: 'Já tinha saído em 21/11/2026 09:00.',
    });
    expect(t.sent).toHaveLength(3);
  });

  it('stops between two bills, and is taken up where it stopped', async () => {
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const isLeaving = new Promise<void>((resolve) => {
      t.deps.mailer.send = async (message) => {
        resolve();
        await held;
        await deliver(message);
      };
    });
    await post('enviaBoletos');
    await isLeaving;
    expect(await post('paraEnvioBoletos')).toMatchObject({ situacao: 'PARADO', pendentes: 4 });
    go();
    await vi.waitFor(() => expect(t.sent).toHaveLength(1));
    t.deps.mailer.send = deliver;
    await post('enviaBoletos');
    expect(await ends('TERMINADO')).toMatchObject({ enviados: 3, semEmail: 1 });
    expect(addresses()).toEqual(['pessoa1@example.org', 'pessoa2@example.org', 'pessoa4@example.org']);
  });

  it('stops by itself when the mail server takes nothing, and says so', async () => {
    t.deps.mailer.send = async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    };
    await t.db
      .updateTable('pessoa')
      .set({ email: 'tres@example.org' })
      .where('id', '=', `p${matricula(3)}`)
      .execute();
    await post('enviaBoletos');
    expect(await ends('PARADO')).toMatchObject({
      falhas: 3,
      pendentes: 1,
      motivo: 'O servidor de e-mail não está aceitando mensagens.',
    });
    await t.db
      .updateTable('pessoa')
      .set({ email: null })
      .where('id', '=', `p${matricula(3)}`)
      .execute();
  });

  it('goes on when the server comes back; a bill that was just leaving is left to a person', async () => {
    await post('enviaBoletos');
    await ends('TERMINADO');
    // As after a kill: one bill recorded, one just leaving, two not yet begun.
    await t.db.updateTable('boleto_envio').set({ situacao: 'ENVIANDO', terminado_em: null }).execute();
    await t.db
      .updateTable('boleto_envio_item')
      .set({ situacao: 'PENDENTE' })
      .where('titulo_numero', '<>', 'T1')
      .execute();
    await t.db
      .updateTable('cobranca_envio')
      .set({ situacao: 'ENVIANDO', enviado_em: null })
      .where('chave', '=', 'boleto:T2')
      .execute();
    await t.db.deleteFrom('cobranca_envio').where('chave', '=', 'boleto:T4').execute();
    t.sent.length = 0;
    const again = buildStaffApp(t.deps);
    await again.ready();
    expect(await ends('TERMINADO')).toMatchObject({ enviados: 2, semEmail: 1, falhas: 1 });
    await again.close();
    expect(addresses()).toEqual(['pessoa4@example.org']);
    expect((await boletos())[1]).toMatchObject({
      ENVIO: 'Falhou',
      ENVIO_MOTIVO: expect.stringContaining('pode ter saído'),
    });
  });
});

it('answers the announcement of Cobrança to Financeiro (FIN-14)', async () => {
  const alone = await t.tokenFor({ modules: ['financeiro'] });
  const ask = (path: string) => t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization: alone } });
  expect((await ask('financeiro/getGeraDadosBoleto/I/1201')).json()).toEqual({
    status: 'false',
    message: 'Dados obtidos com sucesso!',
  });
  expect((await ask('cobranca/getGeraDadosBoletoAbertos/I/1201')).statusCode).toBe(403);
});
