import { afterAll, expect, it } from 'vitest';
import {
  atendente,
  cabeca,
  gerente,
  type Quem,
  semCodigo,
  vendasServer,
  vendedora,
} from './fixtures/vendasServer.ts';

const { t, ask } = await vendasServer(
  [
    {
      matricula: '0000000001',
      nome: 'Ana',
      cadastrado_em: '2026-10-01',
      ativado_em: '2026-11-05',
      portabilidade: true,
    },
    {
      matricula: '0000000002',
      nome: 'Bia',
      cadastrado_em: '2026-10-31',
      ativado_em: '2026-11-05',
      vendedor_codigo: '613',
    },
    {
      matricula: '0000000003',
      nome: 'Caio',
      cadastrado_em: '2026-10-15',
      ativado_em: '2026-11-05',
      vendedor_codigo: null,
    },
    { matricula: '0000000004', nome: 'Davi', cadastrado_em: '2026-09-30', ativado_em: '2026-11-05' },
    { matricula: '0000000005', nome: 'Eva', cadastrado_em: '2026-11-01', ativado_em: '2026-11-05' },
  ],
  { now: '2026-11-21T12:00:00Z' },
);

afterAll(() => t.close());

const of = (seller: string | number) => `getDataCadastroBeneficiario/01_10_2026/31_10_2026/${seller}`;
const matriculas = async (quem: Quem, seller: string | number) => {
  const { status, body } = await ask(quem, of(seller));
  return status === 200 ? (body as { Matricula: string }[]).map((row) => Number(row.Matricula)) : status;
};

it('has the row of Cadastro (VEN-4)', async () => {
  const authorization = await t.tokenFor({ modules: ['cadastro'] });
  const url = '/api/v1/cadastro/getDataCadastroBeneficiario/01_10_2026/31_10_2026';
  const deCadastro = (await t.staff.inject({ url, headers: { authorization } })).json();
  expect(deCadastro).toHaveLength(3);
  expect((await ask(gerente, of(0))).body).toEqual(deCadastro);
});

it.each<[string, Quem, string, number[] | number]>([
  ['a manager: everybody, also without a seller', gerente, '0', [1, 3, 2]],
  ['a manager: the seller asked for', gerente, '613', [2]],
  ['a seller: the own', vendedora, '0', [1]],
  ['a seller: the own code', vendedora, '601', [1]],
  ["a seller: not another's", vendedora, '613', 403],
  ['the head of the group: the own alone', cabeca, '0', [2]],
  ["the head of the group: not the group's", cabeca, '619', 403],
  ['a seller without a code', semCodigo, '0', 403],
  ['another occupation', atendente, '601', 403],
])('shows %s (VEN-3)', async (_, quem, seller, seen) => {
  expect(await matriculas(quem, seller)).toEqual(seen);
});

it.each<[string, Quem, unknown]>([
  ['a manager: all by name', gerente, ['Caio', 'Iolanda Sá', 'Marina', 'Rogério', 'Zélia']],
  ['a seller: the own', vendedora, ['Rogério']],
  ['another occupation: none', atendente, undefined],
])('offers %s', async (_, quem, nomes) => {
  const { body } = await ask(quem, 'getDadosVendedores/');
  const listed = Array.isArray(body) ? body.map(({ nomeVendedor }) => nomeVendedor) : undefined;
  expect(listed).toEqual(nomes);
});

it.each([
  ['01_11_2026/31_10_2026/0', 'start', 'a data inicial não pode ser posterior à final'],
  ['01_10_2026/31_10_2026/6a', 'seller', 'use só algarismos, no máximo 10'],
])('refuses %s and names the field', async (asked, field, message) => {
  const { status, body } = await ask(gerente, `getDataCadastroBeneficiario/${asked}`);
  expect({ status, body }).toMatchObject({ status: 400, body: { problems: [{ field, message }] } });
});
