import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { askReport } from './fixtures/askReport.ts';

let t: TestServer;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  const of = { fabricante: 'Oeste Materiais', inicio: '2019-01-01', fim: null };
  await t.db
    .insertInto('material')
    .values([
      { ...of, codigo: '71000200', descricao: 'Cânula de Guedel 100%' },
      { ...of, codigo: '71000109', descricao: 'Fio de nylon 4-0', fim: '2025-06-30' },
      { ...of, codigo: '70710001', descricao: 'Dreno de sucção' },
    ])
    .execute();
});

afterAll(() => t.close());

const codes = async (busca: string) =>
  ((await askReport(t, 'getTabelaMateriais', { busca })).rows as { CODIGO: string }[]).map(
    ({ CODIGO }) => CODIGO,
  );

it.each([
  ['7100', ['71000109', '71000200']],
  [' CANULA ', ['71000200']],
  ['sucçao', ['70710001']],
  // Pasted from a text processor.
  ['nylon 4\u20110', ['71000109']],
  // Pattern characters are plain text.
  ['%', ['71000200']],
  ['_', []],
])(
  'finds %j by the start of the code or a part of the description, by code (CMR-6)',
  async (busca, found) => {
    expect(await codes(busca)).toEqual(found);
  },
);

it('tells a material whole', async () => {
  expect((await askReport(t, 'getTabelaMateriais', { busca: 'nylon' })).rows).toEqual([
    {
      CODIGO: '71000109',
      DESCRICAO: 'Fio de nylon 4-0',
      FABRICANTE: 'Oeste Materiais',
      DT_INICIO: '01/01/2019',
      DT_FIM: '30/06/2025',
    },
  ]);
});

it.each([
  ['x'.repeat(61), 'no máximo 60 caracteres'],
  ['  ', 'diga o que procurar'],
])('refuses %j', async (busca, message) => {
  expect(await askReport(t, 'getTabelaMateriais', { busca })).toEqual({
    status: 400,
    problems: [{ field: 'busca', message }],
  });
});

it('is for Contas Médicas alone', async () => {
  expect((await askReport(t, 'getTabelaMateriais', { busca: 'fio' }, ['centro-medico'])).status).toBe(403);
});
