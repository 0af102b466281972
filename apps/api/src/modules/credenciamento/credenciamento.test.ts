import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { writeRegister } from '../cadastro/fixtures/register.ts';
import { providerOf, writeGuides } from '../contas-medicas/relatorios/fixtures/care.ts';

let t: TestServer;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z' });
  token = await t.tokenFor({ modules: ['credenciamento'] });
  await writeRegister(t.db, [{ matricula: '0000000001' }]);
  const left = { descredenciado_em: '2020-01-10' };
  await t.db
    .insertInto('prestador')
    .values([
      providerOf({ codigo: '1', nome: 'Álvaro Prado', especialidade: 'Cardiologia' }),
      providerOf({
        codigo: '2',
        nome: 'Bento Alves',
        especialidade: 'Cardiologia',
        crm: '7788-PR',
        cnes: '1234567',
        fone: '4433210000',
        ...left,
      }),
      providerOf({
        codigo: '3',
        nome: 'Carla Dias',
        especialidade: 'Pediatria',
        ...left,
        recredenciado_em: '2021-01-10',
      }),
      providerOf({
        codigo: '4',
        nome: 'Davi Reis',
        especialidade: 'Pediatria',
        descredenciado_em: '2026-11-24',
      }),
      providerOf({ codigo: '5', nome: 'Eva Luz', municipio_codigo: null, descredenciado_em: '2026-11-23' }),
      providerOf({ codigo: '6', nome: 'Fábio Sá', credenciado_em: '2026-11-24' }),
      providerOf({ codigo: '7', nome: 'Gil Rocha', municipio_codigo: null }),
    ])
    .execute();
  const of = { matricula: '0000000001', itens: [{ codigo: '10101012', executado_em: '2026-01-05' }] };
  await writeGuides(t.db, [
    { ...of, numero: '1', prestador_codigo: '1', importada_em: '2026-11-23T23:00:00' },
    { ...of, numero: '2', prestador_codigo: '1', importada_em: '2025-11-23T00:00:00' },
    { ...of, numero: '3', prestador_codigo: '3', importada_em: '2025-11-22T23:59:59' },
  ]);
});

afterAll(() => t.close());

const get = async <T>(path: string): Promise<T> =>
  (
    await t.staff.inject({ url: `/api/v1/credenciamento/${path}`, headers: { authorization: token } })
  ).json<T>();

it('lists the providers by name with their situation of today and the guides of a year (CRE-1, CRE-2)', async () => {
  const rows = await get<Record<string, unknown>[]>('getRede');
  expect(rows.map(({ nome, situacao, guias }) => [nome, situacao, guias])).toEqual([
    ['Álvaro Prado', 'C', 2],
    ['Bento Alves', 'D', 0],
    ['Carla Dias', 'C', 0],
    ['Davi Reis', 'C', 0],
    ['Eva Luz', 'D', 0],
    ['Fábio Sá', 'D', 0],
    ['Gil Rocha', 'C', 0],
  ]);
  expect(rows[1]).toEqual({
    codigo: '2',
    nome: 'Bento Alves',
    descricao: 'Médico',
    especialidade: 'Cardiologia',
    cidade: 'Maringá',
    situacao: 'D',
    credenciadoEm: '05/01/2016',
    descredenciadoEm: '10/01/2020',
    guias: 0,
    recredenciadoEm: null,
    telefone: '4433210000',
    crm: '7788-PR',
    cnpj: null,
    cnes: '1234567',
  });
});

it('CRE-4: a provider that came back says since when', async () => {
  const rows = await get<Record<string, unknown>[]>('getRede');
  expect(rows.find(({ codigo }) => codigo === '3')).toMatchObject({
    situacao: 'C',
    descredenciadoEm: '10/01/2020',
    recredenciadoEm: '10/01/2021',
  });
});

it('counts on its home what the list shows (CRE-3)', async () => {
  expect(await get('getInicio')).toEqual({
    ha: { prestadores: true },
    rede: { credenciados: 4, descredenciados: 3, semGuias: 3 },
    especialidades: [
      { nome: 'Pediatria', quantidade: 2 },
      { nome: 'Cardiologia', quantidade: 1 },
    ],
    cidades: [{ nome: 'Maringá', quantidade: 3 }],
  });
});
