// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';

let t: TestServer;
let ana: string;
let bia: string;
const lia = '0000000001';
const mia = '0000000002';

/** Another day with new sign-ins, because a session ends after some hours. */
const on = async (moment: string) => {
  t.clock.set(moment);
  await t.db.deleteFrom('sessao').execute();
  await t.db.deleteFrom('usuario').execute();
  ana = await t.tokenFor({ login: 'ANA', nome: 'Ana Vidal', modules: ['prevencao'] });
  bia = await t.tokenFor({ login: 'BIA', nome: 'Bia Prado', modules: ['prevencao'] });
};

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [
    { matricula: lia, nome: 'Lia', nascimento: '1960-01-01' },
    { matricula: mia, nome: 'Mia', nascimento: '1960-01-01' },
  ]);
});

beforeEach(async () => {
  await on('2026-11-21T12:00:00Z');
  await t.db.deleteFrom('programa_contato').execute();
  await t.db.deleteFrom('programa_reserva').execute();
  await t.db.updateTable('pessoa').set({ fone_1: '44999990000' }).execute();
});

afterAll(() => t.close());

const post = async (path: string, payload: object, authorization = ana) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/prevencao/${path}`,
    headers: { authorization },
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
};

const who = { matricula: lia, programa: 'ACIMA_55' };
const reserva = (authorization = ana, over: object = {}) =>
  post('reservaContato', { ...who, ...over }, authorization);
const registra = (over: object = {}, authorization = ana) =>
  post(
    'registraContato',
    { ...who, telefone: '44999990000', resultado: 'NAO_ATENDEU', observacao: '', proximo: null, ...over },
    authorization,
  );

const linhaDe = async (nome: string) => {
  const answer = await t.staff.inject({
    url: '/api/v1/prevencao/getRelatorioBeneficiariosAcima55',
    headers: { authorization: ana },
  });
  return answer.json().find((row: { nome: string }) => row.nome === nome);
};

describe('the result sets who calls next and when (PRV-11, PRV-12)', () => {
  it('is never contacted before the first', async () => {
    expect(await linhaDe('Lia')).toMatchObject({
      contato: 'Nunca contatado',
      ultimoContato: null,
      resultadoContato: null,
      falou: null,
      proximoContato: null,
      quemLiga: null,
    });
  });

  it.each([
    ['NAO_ATENDEU', null, 'Agendado', '23/11/2026', 'Qualquer pessoa', 'NAO'],
    ['LIGAR_DEPOIS', '30/11/2026', 'Agendado', '30/11/2026', 'Ana Vidal', 'SIM'],
    ['ACEITOU', null, 'Agendado', '21/12/2026', 'Ana Vidal', 'SIM'],
    ['RECUSOU', null, 'Recusou', '22/11/2027', 'Qualquer pessoa', 'SIM'],
    ['NUMERO_ERRADO', null, 'Número errado', null, 'Cadastro', 'NAO'],
  ])('%s', async (resultado, proximo, contato, proximoContato, quemLiga, falou) => {
    expect(await registra({ resultado, proximo })).toMatchObject({
      status: 200,
      message: 'Contato registrado com sucesso!',
    });
    expect(await linhaDe('Lia')).toMatchObject({
      contato,
      ultimoContato: '21/11/2026',
      resultadoContato: resultado,
      falou,
      proximoContato,
      quemLiga,
    });
    expect(await linhaDe('Mia')).toMatchObject({ contato: 'Nunca contatado' });
  });

  it('brings her back on the day', async () => {
    await registra();
    await on('2026-11-22T12:00:00Z');
    expect((await linhaDe('Lia')).contato).toBe('Agendado');
    await on('2026-11-23T12:00:00Z');
    expect((await linhaDe('Lia')).contato).toBe('Para ligar hoje');
  });

  it('brings a wrong number back once the register has another', async () => {
    await registra({ resultado: 'NUMERO_ERRADO' });
    await t.db.updateTable('pessoa').set({ fone_1: '44999991111' }).where('nome', '=', 'Lia').execute();
    expect(await linhaDe('Lia')).toMatchObject({ contato: 'Para ligar hoje', quemLiga: 'Qualquer pessoa' });
  });

  it('has who has no number at all wait for one', async () => {
    await t.db.updateTable('pessoa').set({ fone_1: null }).where('nome', '=', 'Lia').execute();
    await registra({ resultado: 'NUMERO_ERRADO', telefone: null });
    expect((await linhaDe('Lia')).contato).toBe('Número errado');
    await t.db.updateTable('pessoa').set({ fone_1: '44999990000' }).where('nome', '=', 'Lia').execute();
    expect((await linhaDe('Lia')).contato).toBe('Para ligar hoje');
  });
});

describe('a contact', () => {
  it.each([
    [{ resultado: 'LIGAR_DEPOIS' }, 'proximo'],
    [{ resultado: 'LIGAR_DEPOIS', proximo: '21/11/2026' }, 'proximo'],
    [{ resultado: 'LIGAR_DEPOIS', proximo: '21/11/2027' }, 'proximo'],
    [{ proximo: '30/11/2026' }, 'proximo'],
    [{ telefone: null }, 'telefone'],
    [{ telefone: '44988887777' }, 'telefone'],
  ])('%o is refused naming %s, and nothing is written', async (over, field) => {
    expect(await registra(over)).toMatchObject({ status: 422, problems: [{ field }] });
    expect(await t.db.selectFrom('programa_contato').selectAll().execute()).toEqual([]);
  });

  it('pressed twice at once is one', async () => {
    const answers = await Promise.all([registra(), registra()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await t.db.selectFrom('programa_contato').selectAll().execute()).toHaveLength(1);
  });
});

describe('two people (PRV-13)', () => {
  it('the second is told who is calling, since when and until when', async () => {
    expect(await reserva()).toMatchObject({
      status: 200,
      ate: '21/11/2026 09:10',
      telefones: ['44999990000'],
    });
    t.clock.set('2026-11-21T12:05:00Z');
    expect(await reserva(bia)).toMatchObject({
      status: 409,
      error: 'Ana Vidal está chamando esta pessoa desde 21/11/2026 09:00. Tente de novo depois das 09:10.',
    });
    expect((await registra({}, bia)).status).toBe(409);
    // The reservation also blocks another programme.
    expect((await reserva(bia, { programa: 'OBESIDADE' })).status).toBe(409);
  });

  it('is free when the first leaves, or after ten minutes', async () => {
    await reserva();
    await post('liberaContato', { matricula: lia }, bia);
    expect((await reserva(bia)).status).toBe(409);
    await post('liberaContato', { matricula: lia });
    expect((await reserva(bia)).status).toBe(200);
    t.clock.set('2026-11-21T12:10:00Z');
    expect((await reserva()).status).toBe(200);
  });

  it.each(['ACIMA_55', 'OBESIDADE'])('never call one person on one day, also for %s', async (programa) => {
    await registra({ resultado: 'ACEITOU' });
    const refused = {
      status: 409,
      error: 'Ana Vidal já chamou esta pessoa hoje (21/11/2026 09:00, Acima de 55 anos): aceitou participar.',
    };
    expect(await reserva(bia, { programa })).toMatchObject(refused);
    expect(await registra({ programa }, bia)).toMatchObject(refused);
    await on('2026-11-22T12:00:00Z');
    expect((await registra({ programa }, bia)).status).toBe(200);
  });

  it('that press at once are one contact', async () => {
    const answers = await Promise.all([registra(), registra({}, bia)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await t.db.selectFrom('programa_contato').selectAll().execute()).toHaveLength(1);
  });
});

it('tells the contacts of the programme, the newest first, and records that they were seen (PRV-8)', async () => {
  await t.db.deleteFrom('consulta_saude').execute();
  await registra({ observacao: ' Tocou até cair. ' });
  await on('2026-11-24T12:00:00Z');
  await registra({ resultado: 'ACEITOU' }, bia);
  await on('2026-11-25T12:00:00Z');
  expect((await reserva()).contatos).toEqual([
    expect.objectContaining({ quem: 'Bia Prado', resultado: 'ACEITOU', proximo: '24/12/2026' }),
    {
      em: '21/11/2026 09:00',
      quem: 'Ana Vidal',
      telefone: '44999990000',
      resultado: 'NAO_ATENDEU',
      observacao: 'Tocou até cair.',
      proximo: '23/11/2026',
      correcoes: [],
    },
  ]);
  expect(await t.db.selectFrom('consulta_saude').selectAll().execute()).toMatchObject([
    { login: 'USU_ANA', lista: 'Contatos de uma pessoa', detalhe: lia, pessoas: 1, completa: true },
  ]);
});

it('counts on the home what the lists have, also who was never contacted (PRV-12, PRV-15)', async () => {
  const home = async () =>
    (await t.staff.inject({ url: '/api/v1/prevencao/getInicio', headers: { authorization: ana } })).json();
  expect(await home()).toMatchObject({ ha: { vidas: true } });
  expect((await home()).listas[1]).toMatchObject({ pessoas: 2, paraLigar: 0, nuncaContatadas: 2 });
  await registra({ resultado: 'ACEITOU' });
  expect((await home()).listas[1]).toMatchObject({ pessoas: 2, nuncaContatadas: 1 });
  await registra({ matricula: mia });
  const acima = { lista: 'acima55', pessoas: 2, contatadas: 2, alcancadas: 1 };
  expect(await home()).toMatchObject({ gestantesDesde: '14/02/2026', bariatricaDesde: '21/11/2025' });
  expect((await home()).listas[1]).toEqual({
    ...acima,
    paraLigar: 0,
    nuncaContatadas: 0,
    calculadoEm: '21/11/2026 09:00',
  });
  await on('2026-11-30T12:00:00Z');
  expect((await home()).listas[1]).toMatchObject({ ...acima, paraLigar: 1 });
  await on('2026-12-01T12:00:00Z');
  expect((await home()).listas[1]).toMatchObject({ contatadas: 0, alcancadas: 0 });
});

it('counts a contact on the home at once; the lists of other programmes keep their numbers for a while (REL-29)', async () => {
  const home = async () => {
    const reply = await t.staff.inject({
      url: '/api/v1/prevencao/getInicio',
      headers: { authorization: ana },
    });
    return reply
      .json()
      .listas.map(({ lista, contatadas, calculadoEm }: Record<string, string>) => [
        lista,
        contatadas,
        calculadoEm?.slice(11),
      ]);
  };
  await on('2026-11-24T12:00:00Z');
  const [, antes] = await home();
  expect(antes).toEqual(['acima55', 0, '09:00']);
  await on('2026-11-24T12:05:00Z');
  await registra({ resultado: 'ACEITOU' });
  expect(await home()).toEqual([
    ['gestantes', 0, '09:00'],
    ['acima55', 1, '09:05'],
    ['criancas', 0, '09:00'],
    ['adultos', 0, '09:00'],
    ['bariatrica', 0, '09:00'],
  ]);
});

it('is for Prevenção alone', async () => {
  const other = await t.tokenFor({ modules: ['cadastro'] });
  expect((await registra({}, other)).status).toBe(403);
});
