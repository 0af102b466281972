import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { procedureOf, providerOf, writeGuides } from '../../contas-medicas/relatorios/fixtures/care.ts';

let t: TestServer;
let token: string;
const tuss = '40901122';
const nobodys = '41001010';

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['juridico'] });
  await writeRegister(t.db, [{ matricula: '0000000001' }]);
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Zeni' }))
    .execute();
  await t.db
    .insertInto('procedimento')
    .values([
      procedureOf({ codigo: tuss, descricao: 'US' }),
      procedureOf({ codigo: nobodys, descricao: 'TC' }),
    ])
    .execute();
  const guide = (numero: string) => ({
    numero,
    matricula: '0000000001',
    prestador_codigo: '1',
    itens: [{ codigo: tuss, executado_em: '2026-10-05' }],
  });
  await writeGuides(t.db, [guide('1'), guide('2')]);
});

afterAll(() => t.close());

const get = async (path: string, authorization = token) =>
  (await t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization } })).json();
const search = (question: string, who = token) =>
  get(`prevencao/getRelatorioProcedimentosRealizadosPeriodo/${question}`, who);

it('has the last searches of the person, each once, with the rows that they have now (PRV-16)', async () => {
  expect(await get('juridico/getInicio')).toMatchObject({ consultas: [] });
  await search(`01_10_2026/31_10_2026/${tuss}`);
  t.clock.advance(1_000);
  await search(`01_09_2026/30_09_2026/${nobodys}`);
  // An unknown code is refused and does not count as a search.
  await search('01_09_2026/30_09_2026/99999999');
  t.clock.advance(1_000);
  await search(`01_10_2026/31_10_2026/${tuss}`);
  await search(`01_01_2026/31_01_2026/${tuss}`, await t.tokenFor({ modules: ['contas-medicas'] }));
  expect(await get('juridico/getInicio')).toMatchObject({
    consultas: [
      { tussCode: tuss, descricao: 'US', inicio: '01/10/2026', fim: '31/10/2026', linhas: 2 },
      { tussCode: nobodys, descricao: 'TC', inicio: '01/09/2026', fim: '30/09/2026', linhas: 0 },
    ],
  });
});
