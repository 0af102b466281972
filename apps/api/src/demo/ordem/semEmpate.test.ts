import { fillPath } from '@vidas/api-client/http/endpoint.ts';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorDay } from '../../operatorDay.ts';
import { type TestServer, testServer } from '../../test/harness.ts';
import { askedIn } from '../asked.fixture.ts';
import { questionsOf, usualParams } from '../everyScreen.fixture.ts';
import { shuffleTables } from './shuffleTables.fixture.ts';

const lives = 400;
let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives });
});
afterAll(() => t.close());

it('every report names an order without ties: it comes in the same one however its tables are stored', async () => {
  t.deps.config.vendas = { ...t.deps.config.vendas, carteiraLogins: ['usu_prova'] };
  const token = await t.tokenFor({ modules: moduleKeys, cargo: 'Diretor', login: 'prova' });
  const hoje = operatorDay(t.clock.now());
  const found = await askedIn(t.db, { lives, hoje });
  const { cancelado_em } = await t.db
    .selectFrom('beneficiario')
    .select((eb) => eb.fn.max('cancelado_em').as('cancelado_em'))
    .executeTakeFirstOrThrow();
  const questions = questionsOf({ ...found, cancelamento: cancelado_em ?? '', protocolo: '' });
  await t.staff.ready();
  // Each reading of a list with health data adds a row to that list itself (PRV-9).
  const reports = t.staff.reports.filter(
    ({ endpoint }) => !endpoint.path.includes('getConsultasRegistradas'),
  );

  const answers = async (): Promise<string[][]> => {
    const all: string[][] = [];
    for (const { endpoint } of reports) {
      const { params, query, body } = {
        params: usualParams(hoje, 'A'),
        query: '',
        body: undefined,
        ...questions[endpoint.path],
      };
      const { statusCode, body: text } = await t.staff.inject({
        method: endpoint.method,
        url: `${endpoint.base}${fillPath(endpoint.path, params ?? {})}?${query}`,
        ...(body === undefined ? {} : { payload: body as object }),
        headers: { authorization: token },
      });
      expect(statusCode, `${endpoint.path}: ${text.slice(0, 300)}`).toBe(200);
      all.push((JSON.parse(text) as object[]).map((row) => JSON.stringify(row)));
    }
    return all;
  };
  const before = await answers();
  await shuffleTables(t.db);
  const after = await answers();
  const tied = reports
    .map(({ endpoint }, index) => ({ path: endpoint.path, rows: before[index], again: after[index] }))
    .filter(({ rows, again }) => rows?.join() !== again?.join())
    .map(({ path, rows, again }) => {
      const at = rows?.findIndex((row, index) => row !== again?.[index]) ?? 0;
      return `${path}, row ${at}: ${rows?.[at]} and then ${again?.[at]}`;
    });
  expect(before.flat().length).toBeGreaterThan(reports.length);
  expect(tied).toEqual([]);
});
