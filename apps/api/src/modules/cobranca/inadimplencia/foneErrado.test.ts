import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let token: string;
const titular = '0000000100';
const errado = '45998761234';
const certo = '45988881234';

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca }, now: '2026-11-21T12:00:00Z' });
  token = await t.tokenFor({ login: 'ANA', nome: 'Ana Vidal', modules: ['cobranca'] });
  await writeRegister(t.db, [{ matricula: titular, nome: 'Ávila Inventada' }]);
  const bill = { tipo: 'I', titular, valorCents: 10_000 } as const;
  await writeBills(t.db, [{ ...bill, numero: 1, vencimento: '2026-09-10' }]);
});

beforeEach(async () => {
  await t.db.deleteFrom('telefone_errado').execute();
  await t.db
    .updateTable('pessoa')
    .set({ fone_1: errado, fone_2: null, fone_3: null, email: 'avila@exemplo' })
    .execute();
});

afterAll(() => t.close());

const rows = async (path: string) =>
  (await t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: { authorization: token } })).json<
    Record<string, string>[]
  >();

const diz = (novo: string | null) =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/cadastro/dizTelefoneErrado',
    headers: { authorization: token },
    payload: { matricula: titular, numero: errado, certo: novo },
  });

const mensagens = () => rows('getRelatorioInadimplentesMensageria/30-11-2026');
const semMensagem = () => rows('getInadimplentesMensageriaFoneErrado/30-11-2026');

it('MSG-21: the corrected number gets the messages from then on', async () => {
  await diz(certo);
  expect((await mensagens()).map((row) => row['TELEFONE'])).toEqual([certo]);
  expect(await semMensagem()).toEqual([]);
});

it('MSG-21: a number that somebody found wrong gets none, and the list says it with who said so', async () => {
  expect((await mensagens()).map((row) => row['TELEFONE'])).toEqual([errado]);
  await diz(null);
  expect(await mensagens()).toEqual([]);
  expect(await semMensagem()).toMatchObject([
    { TELEFONE: errado, MOTIVO: 'dito errado por Ana Vidal em 21/11/2026' },
  ]);
});

it('MSG-22: a wrong cell is left out of the messages, and shown in the list of those who get none', async () => {
  expect((await mensagens())[0]).toMatchObject({ EMAIL: '' });
  await diz(null);
  expect((await semMensagem())[0]).toMatchObject({ EMAIL: 'avila@exemplo' });
});
