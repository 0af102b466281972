import { getResumoConferenciaSib } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import {
  getNotificacoes,
  type Notificacao,
} from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { situacoes } from '@vidas/api-client/cobranca/notificacao/situacao.rules.ts';
import { contracts } from '@vidas/api-client/contracts.ts';
import { type Endpoint, fillPath } from '@vidas/api-client/http/endpoint.ts';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectNotificacoes } from '../modules/cobranca/notificacao/notificacao.sql.ts';
import { seedDenuncias } from '../modules/ouvidoria/seed.ts';
import { operatorDay } from '../operatorDay.ts';
import { type TestServer, testServer } from '../test/harness.ts';
import { proofMoments } from '../test/proofDay.ts';
import { askedIn } from './asked.fixture.ts';
import { type Asked, loginsIn, questionsOf, usualParams } from './everyScreen.fixture.ts';
import { noList } from './noList.fixture.ts';

/** Number of lives in the journeys: rows of so few exist in every larger demonstration. */
const lives = 400;
// `npm run test:days` passes further days.
const days = process.env['TEST_DAYS']?.split(';') ?? ['00:30 of 1 January', '29 February'];
const moments = Object.entries(proofMoments).filter(([name]) => days.includes(name));

const endpoints = Object.values(contracts).flat();
const lists = endpoints.filter(({ path }) => !noList.includes(path));

it('leaves out no call that is not there', () => {
  expect(noList.filter((path) => !endpoints.some((endpoint) => endpoint.path === path))).toEqual([]);
});

describe.each(moments)('on %s', (_, now) => {
  const hoje = operatorDay(new Date(now));
  let t: TestServer;
  let token: string;
  let asked: Asked;
  /** Logins found in place of names in the lists, by path. */
  const logins: Record<string, readonly string[]> = {};

  const send = async (
    { method, base, path }: Pick<Endpoint, 'method' | 'base' | 'path'>,
    {
      params = {},
      query = '',
      body,
    }: { params?: Record<string, string>; query?: string; body?: unknown } = {},
  ) => {
    const answer = await t.staff.inject({
      method,
      url: `${base}${fillPath(path, params)}?${query}`,
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { authorization: token },
    });
    expect([200, 204], answer.body).toContain(answer.statusCode);
    return answer.statusCode === 204 ? [] : answer.json();
  };

  beforeAll(async () => {
    t = await testServer({ seed: 'demo', lives, now });
    t.deps.config.vendas = { ...t.deps.config.vendas, carteiraLogins: ['usu_prova'] };
    t.deps.config.diretoria = { ...t.deps.config.diretoria, exportaLogins: ['usu_prova'] };
    await seedDenuncias(t.db, t.deps);
    token = await t.tokenFor({ modules: moduleKeys, cargo: 'Diretor', login: 'prova' });
    const denuncia = await t.db
      .selectFrom('denuncia')
      .innerJoin('denuncia_acao', 'denuncia.id', 'denuncia_acao.denuncia_id')
      .innerJoin('denuncia_mensagem', 'denuncia.id', 'denuncia_mensagem.denuncia_id')
      .select('protocolo')
      .executeTakeFirstOrThrow();
    const [newest] = await send({
      method: 'GET',
      base: '/api/v1',
      path: '/cobranca/getRelatorioCancelamentoData',
    });
    asked = {
      ...(await askedIn(t.db, { lives, hoje })),
      cancelamento: newest.data.split('/').toReversed().join('-'),
      protocolo: denuncia.protocolo,
    };
  });
  afterAll(() => t.close());

  it("has last month's file of ANS compared, so that all six tabs of the conference have rows", async () => {
    const { arquivo, contagens } = await send(getResumoConferenciaSib);
    const { end = '' } = usualParams(hoje, 'A');
    expect(arquivo.nome).toContain(`${end.split('_').toReversed().join('')}.CNX`);
    expect(Object.keys(contagens)).toHaveLength(6);
    expect(Object.entries(contagens).filter(([, quantas]) => quantas === 0)).toEqual([]);
  });

  it('NOT-41: shows every situation of a late contract and every kind of contract at least once', async () => {
    const fila: Notificacao[] = await send(getNotificacoes);
    expect(new Set(fila.map(({ situacao }) => situacao))).toEqual(new Set(Object.keys(situacoes)));
    expect(fila.filter(({ proximoEm }) => proximoEm !== null).length).toBeGreaterThan(2);
    const { rows } = await selectNotificacoes(hoje).execute(t.db);
    expect(new Set(rows.map(({ fatos }) => fatos.tipo))).toEqual(
      new Set(['INDIVIDUAL', 'MEI', 'ADESAO', 'AFASTADO']),
    );
  });

  it.each(lists)('$path has rows', async (endpoint) => {
    const question = questionsOf(asked)[endpoint.path] ?? {};
    const statuses = endpoint.path.includes('{status}') ? (['A', 'F'] as const) : (['A'] as const);
    for (const status of statuses) {
      const reply = await send(endpoint, { params: usualParams(hoje, status), ...question });
      logins[endpoint.path] = loginsIn(reply);
      const rows = question.rows ? question.rows(reply) : reply;
      expect(rows).toBeInstanceOf(Array);
      expect(rows, endpoint.summary).not.toHaveLength(0);
    }
  });

  it('ACE-21: says the name of who did something, never the login, in each of these lists', () => {
    expect(Object.keys(logins)).toHaveLength(lists.length);
    expect(Object.entries(logins).filter(([, shown]) => shown.length > 0)).toEqual([]);
  });
});
