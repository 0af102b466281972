import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { findAnosSemFeriados } from './feriado.sql.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, writeBills } from '../../cobranca/fixtures/bills.ts';

const cidade = [{ ano: null, dia: '11-14', nome: 'Aniversário da cidade' }];
const semCalendario = {
  feriadosLocais: cidade,
  feriadosUrl: undefined,
  feriadosCidade: '4104808',
  horaDaConferencia: null,
  horaDaAnalise: null,
};

let t: TestServer;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca, financeiro: semCalendario } });
  token = await t.tokenFor({ modules: ['financeiro', 'cobranca'] });
});

beforeEach(async () => {
  t.deps.config.financeiro = semCalendario;
  await t.db.deleteFrom('feriado').execute();
});

afterAll(() => t.close());

const headers = () => ({ authorization: token });
const grava = async (ano: number | string, payload: object[] = []) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/financeiro/insertFeriado/${ano}`,
    headers: headers(),
    payload,
  });
  return { code: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};
const gravados = async () =>
  (await t.staff.inject({ url: '/api/v1/financeiro/getFeriados', headers: headers() })).json<
    { feriadoNome: string; tipoDescricao: string; feriadoData: string; feriadoDataUpload: string }[]
  >();

describe('registering a year (FIN-4)', () => {
  it('writes both calendars and the days of the city, once however often it is asked for', async () => {
    expect(await grava(2027)).toEqual({
      code: 200,
      body: { status: true, message: 'Cadastro realizado com sucesso!', gravados: 15, aviso: null },
    });
    const all = await Promise.all([grava(2027), grava(2027)]);
    expect(all.map(({ body }) => body['gravados'])).toEqual([0, 0]);
    const rows = await gravados();
    expect(rows.map(({ feriadoData, tipoDescricao }) => `${feriadoData} ${tipoDescricao}`)).toEqual([
      '01/01/2027 Feriado Nacional',
      '08/02/2027 Feriado Bancário',
      '09/02/2027 Feriado Bancário',
      '26/03/2027 Feriado Nacional',
      '21/04/2027 Feriado Nacional',
      '01/05/2027 Feriado Nacional',
      '27/05/2027 Feriado Bancário',
      '07/09/2027 Feriado Nacional',
      '12/10/2027 Feriado Nacional',
      '02/11/2027 Feriado Nacional',
      '14/11/2027 Feriado Municipal',
      '15/11/2027 Feriado Nacional',
      '20/11/2027 Feriado Nacional',
      '25/12/2027 Feriado Nacional',
      '31/12/2027 Feriado Bancário',
    ]);
    expect(rows[0]).toMatchObject({
      feriadoNome: 'Confraternização Universal',
      feriadoDataUpload: '21/11/2026 09:00',
    });
  });

  it('adds what the body brings, and keeps what was there', async () => {
    const natal = {
      feriadoNome: 'Natal, outro nome',
      tipoDescricao: 'Feriado Nacional',
      feriadoData: '25/12/2027',
    };
    const padroeira = {
      feriadoNome: 'Padroeira',
      tipoDescricao: 'Feriado Municipal',
      feriadoData: '25/12/2027',
    };
    expect((await grava(2027, [natal, padroeira])).body['gravados']).toBe(16);
    expect((await gravados()).filter(({ feriadoData }) => feriadoData === '25/12/2027')).toMatchObject([
      { feriadoNome: 'Natal' },
      { feriadoNome: 'Padroeira' },
    ]);
  });

  it('FIN-16: says of each day its calendar, and state and city of the seat', async () => {
    await t.db
      .insertInto('municipio')
      .values({ codigo: '4104808', nome: 'Cascavel', uf: 'PR' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await grava(2027, [
      { feriadoNome: 'Dia do estado', tipoDescricao: 'Feriado Estadual', feriadoData: '19/12/2027' },
      { feriadoNome: 'Ponto', tipoDescricao: 'Facultativo', feriadoData: '28/10/2027' },
    ]);
    const rows = (await gravados()) as unknown as {
      feriadoData: string;
      calendario: string;
      lugar: string;
    }[];
    const de = (dia: string) => {
      const row = rows.find(({ feriadoData }) => feriadoData === dia);
      return [row?.calendario, row?.lugar];
    };
    expect(de('07/09/2027')).toEqual(['CIVIL', 'Brasil']);
    expect(de('08/02/2027')).toEqual(['BANCOS', 'Brasil']);
    expect(de('14/11/2027')).toEqual(['CIVIL', 'Cascavel/PR']);
    expect(de('19/12/2027')).toEqual(['CIVIL', 'PR']);
    expect(de('28/10/2027')).toEqual(['FACULTATIVO', null]);
  });

  it('FIN-18: a year without registered national holidays is known as such', async () => {
    await grava(2026);
    expect(await findAnosSemFeriados(t.db, [2026, 2027])).toEqual([2027]);
  });

  it.each([
    ['1999', [], 'x', 'use um ano de 2000 a 2100'],
    ['20x6', [], 'x', 'use um ano de 2000 a 2100'],
    [
      '2027',
      [{ feriadoNome: 'A', tipoDescricao: 'Feriado Municipal', feriadoData: '01/03/2026' }],
      '0.feriadoData',
      'a data não é de 2027',
    ],
    [
      '2027',
      [{ feriadoNome: 'A', tipoDescricao: 'Feriado Municipal', feriadoData: '31/02/2027' }],
      '0.feriadoData',
      'data inválida: use DD/MM/AAAA',
    ],
    [
      '2027',
      [{ feriadoNome: '', tipoDescricao: 'Feriado Municipal', feriadoData: '01/03/2027' }],
      '0.feriadoNome',
      'diga o nome do feriado',
    ],
  ])('refuses %s with %j and writes nothing', async (ano, payload, field, message) => {
    expect(await grava(ano, payload)).toMatchObject({ code: 400, body: { problems: [{ field, message }] } });
    expect(await gravados()).toEqual([]);
  });
});

describe('an external calendar (FIN-5)', () => {
  let calendario: Server;
  const asked: string[] = [];

  const answers = async (listener: RequestListener) => {
    calendario = createServer((request, response) => {
      asked.push(request.url ?? '');
      listener(request, response);
    });
    await new Promise<void>((resolve) => calendario.listen(0, '127.0.0.1', resolve));
    const { port } = calendario.address() as AddressInfo;
    t.deps.config.financeiro = {
      ...semCalendario,
      feriadosUrl: `http://127.0.0.1:${port}/v1/{ano}?ibge={cidade}&chave=segredo`,
    };
  };
  const answersText = (text: string, status = 200) =>
    answers((_request, response) => response.writeHead(status).end(text));

  afterEach(async () => {
    asked.length = 0;
    calendario.closeAllConnections();
    await new Promise((resolve) => calendario.close(resolve));
  });

  it('is asked for the year and the city, and adds the days that are not calculated', async () => {
    await answersText(
      JSON.stringify([
        { name: 'Natal (outro nome)', date: '2027-12-25', type: 'national' },
        { name: 'Dia da Padroeira', date: '08/12/2027', type: 'Feriado Municipal' },
        { name: 'Quarta-feira de Cinzas', date: '10/02/2027', type: 'facultativo' },
      ]),
    );
    expect((await grava(2027)).body).toMatchObject({ gravados: 17, aviso: null });
    expect(asked).toEqual(['/v1/2027?ibge=4104808&chave=segredo']);
    const rows = await gravados();
    expect(rows.filter(({ feriadoData }) => feriadoData === '25/12/2027')).toMatchObject([
      { feriadoNome: 'Natal' },
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ feriadoNome: 'Dia da Padroeira', tipoDescricao: 'Feriado Municipal' }),
        expect.objectContaining({ feriadoNome: 'Quarta-feira de Cinzas', tipoDescricao: 'Facultativo' }),
      ]),
    );
  });

  it.each([
    ['{"erro":"chave"}', 200, 'O calendário externo respondeu algo que não é uma lista de feriados.'],
    ['<html>', 200, 'O calendário externo respondeu algo que não é uma lista de feriados.'],
    ['[]', 403, 'O calendário externo recusou o pedido (403).'],
    ['[{"name":"A","date":"2026-12-25"}]', 200, 'O calendário externo trouxe dias que não são de 2027.'],
    [`["${'x'.repeat(600_000)}"]`, 200, 'O calendário externo não respondeu.'],
  ])(
    'that answers %s (%i) is told of, and the calculated days are registered',
    async (text, status, aviso) => {
      await answersText(text, status);
      expect((await grava(2027)).body).toEqual({
        status: true,
        message: 'Cadastro realizado com sucesso!',
        gravados: 15,
        aviso,
      });
      expect(t.logged()).not.toContain('segredo');
    },
  );

  it('a calendar that hangs up is reported too', async () => {
    await answers((request) => request.socket.destroy());
    expect((await grava(2027)).body).toMatchObject({
      gravados: 15,
      aviso: 'O calendário externo não respondeu.',
    });
  });
});

it('moves the due day of a bill to the next day on which banks work, in the city too (FIN-3)', async () => {
  await writeRegister(t.db, [{ matricula: '0000001200', nome: 'Conceição Inventada', cpf: '52998224725' }]);
  await writeBills(t.db, [
    // A Saturday, then Monday and Tuesday of Carnival.
    { numero: 1, tipo: 'I', titular: '0000001200', vencimento: '2027-02-06', valorCents: 10_000 },
  ]);
  const situacao = async (moment: string) => {
    t.clock.set(moment);
    token = await t.tokenFor({ modules: ['financeiro', 'cobranca'] });
    const get = async (path: string) =>
      (await t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: headers() })).json();
    const [boleto] = await get('getBoletoDadosAbertos/I/1200');
    const vencidos = await get('getInadimplentesAposVencimentoTotal');
    return [boleto.situacao, vencidos.length];
  };
  expect(await situacao('2027-02-10T12:00:00Z')).toEqual(['A VENCER', 0]);
  expect(await situacao('2027-02-11T12:00:00Z')).toEqual(['VENCIDO', 1]);
  await grava(2027, [{ feriadoNome: 'Luto', tipoDescricao: 'Feriado Municipal', feriadoData: '10/02/2027' }]);
  expect(await situacao('2027-02-11T12:00:00Z')).toEqual(['A VENCER', 0]);
  expect(await situacao('2027-02-12T12:00:00Z')).toEqual(['VENCIDO', 1]);
});

it('is for Financeiro alone', async () => {
  const outro = await t.tokenFor({ modules: ['cobranca'] });
  const reply = await t.staff.inject({
    url: '/api/v1/financeiro/getFeriados',
    headers: { authorization: outro },
  });
  expect(reply.statusCode).toBe(403);
});
