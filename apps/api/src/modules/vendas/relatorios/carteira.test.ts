import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { type Quem, vendasServer } from './fixtures/vendasServer.ts';

const outubro = { cadastrado_em: '2026-10-10', ativado_em: '2026-10-20' };
const { t, ask } = await vendasServer(
  [
    { matricula: '0000000001', nome: 'Ana', ...outubro, cadastrado_em: '2026-10-01', vendedor_codigo: '613' },
    { matricula: '0000000002', nome: 'Bia', ...outubro, ativado_em: '2026-11-21' },
    { matricula: '0000000003', nome: 'Caio', ...outubro, cancelado_em: '2026-11-22' },
    { matricula: '0000000004', nome: 'Davi', ...outubro, cancelado_em: '2026-11-21' },
    { matricula: '0000000005', nome: 'Eva', ...outubro, ativado_em: '2026-11-22' },
    { matricula: '0000000006', nome: 'Téo', ...outubro, vendedor_codigo: null },
    { matricula: '0000000007', nome: 'Lia', ...outubro, cadastrado_em: '2026-09-30' },
  ],
  { now: '2026-11-21T12:00:00Z' },
);
afterAll(() => t.close());

const of = (seller: string) => `getComissaoVitalicia/01_10_2026/31_10_2026/${seller}`;
const nomes = async (quem: Quem, seller: string) => {
  const { status, body } = await ask(quem, of(seller));
  return status === 200
    ? (body as { NOME_BENEFICIARIO: string }[]).map((row) => row.NOME_BENEFICIARIO)
    : status;
};
/** A person whose login is in the configuration. */
const nomeado = (login: string, cargo: string, vendedor?: string): Quem => {
  const { vendas } = t.deps.config;
  t.deps.config.vendas = { ...vendas, carteiraLogins: [...vendas.carteiraLogins, `usu_${login}`] };
  return { cargo, vendedor, login: login.toUpperCase() };
};

it('has the lives that were sold in the period and are active today, by seller (VEN-6)', async () => {
  expect((await ask(nomeado('ana', 'Diretor'), of('0'))).body).toEqual([
    expect.objectContaining({ CODIGO_VENDEDOR: '601', NOME_BENEFICIARIO: 'Bia' }),
    expect.objectContaining({ CODIGO_VENDEDOR: '601', NOME_BENEFICIARIO: 'Caio' }),
    {
      CODIGO_VENDEDOR: '613',
      NOME_VENDEDOR: 'Marina',
      MATRICULA: '0000000001',
      NOME_BENEFICIARIO: 'Ana',
      MENSALIDADE: '412,50',
      DATA_CADASTRO: '01/10/2026',
      DATA_ATIVACAO: '20/10/2026',
    },
  ]);
});

it.each<[string, Quem, string, string[] | number]>([
  ['a manager: any seller', nomeado('gerencia', 'Diretor'), '613', ['Ana']],
  ['another occupation: any seller', nomeado('atende', 'Atendente'), '601', ['Bia', 'Caio']],
  ['a seller: the own', nomeado('vende', 'Vendedora', '613'), '0', ['Ana']],
  ["a seller: not another's", nomeado('revende', 'Vendedora', '613'), '601', 403],
])('shows who is named, %s (VEN-5)', async (_, quem, seller, seen) => {
  expect(await nomes(quem, seller)).toEqual(seen);
});

it.each([
  ['Diretor', undefined],
  ['Vendedora', '613'],
])('is closed to a %s who is not named, also its sellers (VEN-5)', async (cargo, vendedor) => {
  const quem: Quem = { cargo, vendedor };
  for (const call of [of('0'), of('613'), 'getVendedoresCarteira']) {
    const { status, body } = await ask(quem, call);
    expect({ status, body }).toMatchObject({
      status: 403,
      body: {
        error:
          'A carteira de todos os vendedores é um direito à parte. Peça à TI que ponha o seu login em VENDAS_CARTEIRA_LOGINS.',
      },
    });
  }
});

it('offers who is named the sellers that may be asked for', async () => {
  const codes = async (quem: Quem) =>
    ((await ask(quem, 'getVendedoresCarteira')).body as { codigoVendedor: string }[]).map(
      ({ codigoVendedor }) => codigoVendedor,
    );
  expect(await codes(nomeado('bia', 'Diretor'))).toEqual(['619', '0613', '613', '601', '700']);
  expect(await codes(nomeado('caio', 'Vendedor', '619'))).toEqual(['619']);
});

it('is nobody’s until the configuration names somebody', () => {
  const named = (env: Record<string, string>) => loadConfig({ SEED: 'none', ...env }).vendas.carteiraLogins;
  expect(named({})).toEqual([]);
  expect(named({ VENDAS_CARTEIRA_LOGINS: ' Maria, USU_jose ,' })).toEqual(['usu_maria', 'usu_jose']);
  expect(loadConfig({ SEED: 'demo' }).vendas.carteiraLogins).toEqual(['usu_gerente', 'usu_comercial']);
});
