import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { writeRegister } from '../cadastro/fixtures/register.ts';

let t: TestServer;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ cargo: 'Gerente Financeiro', modules: [...moduleKeys] });
});
afterAll(() => t.close());

const get = async (path: string) =>
  (await t.staff.inject({ url: `/api/v1/${path}`, headers: { authorization: token } })).json();

const homes = {
  'atendimento/getInicio': ['autorizacoes', 'tokens'],
  'cadastro/getInicio': ['movimentacoes', 'vidas'],
  'cadastro/getResumoConferenciaSib': ['vidas'],
  'caixa/dashboard': ['pagamentos'],
  'centroMedico/getInicio': ['guias', 'lotes'],
  'cobranca/getInicio': ['retencoes', 'titulos', 'vidas'],
  'contasMedicas/getInicio': ['guias', 'lotes'],
  'credenciamento/getInicio': ['prestadores'],
  'financeiro/getInicio': ['titulos'],
  'prevencao/getInicio': ['vidas'],
  'vendedor/getInicio': ['vendas', 'vendedores'],
};

it.each(Object.entries(homes))(
  'says in an empty database that there is nothing: %s (REL-35)',
  async (path, bases) => {
    expect((await get(path)).ha).toEqual(Object.fromEntries(bases.map((base) => [base, false])));
  },
);

const tiles = async () =>
  Object.fromEntries(
    (await get('auth/resumoModulos')).map(({ modulo, texto }: Record<string, string>) => [modulo, texto]),
  );

it('does not call an empty database good news on the tiles of the modules either (REL-35)', async () => {
  expect(await tiles()).toEqual({
    atendimento: 'Ainda não há tokens',
    cadastro: 'O cadastro está vazio',
    cobranca: 'Ainda não há títulos',
    diretoria: 'O cadastro está vazio',
    ouvidoria: '0 denúncias novas',
    retencao: 'Ainda não há retenções',
  });
});

it('tells a zero of something from nothing', async () => {
  await writeRegister(t.db, [{ matricula: '0000000001', cco: '000000000101' }]);
  expect((await get('cadastro/getInicio')).ha).toEqual({ vidas: true, movimentacoes: false });
  expect(await tiles()).toMatchObject({ cadastro: '0 ativos sem CCO', diretoria: '1 vida ativa' });
});
