import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../test/harness.ts';
import { writeRegister } from './fixtures/register.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['cadastro'] });
  await writeRegister(t.db, [{ matricula: '0000000001' }, { matricula: '0000000002' }]);
  await t.db
    .insertInto('movimentacao_congenere')
    .values([
      {
        congenere_codigo: '7',
        matricula: '0000000001',
        operacao: 'INCLUSÃO',
        ocorrida_em: '2026-10-01',
        enviada_em: '2026-10-05T09:15:00',
      },
      {
        congenere_codigo: '7',
        matricula: '0000000002',
        operacao: 'EXCLUSÃO',
        ocorrida_em: '2026-10-02',
        enviada_em: null,
      },
    ])
    .execute();
});

afterAll(() => t.close());

const post = async (path: string, payload: object): Promise<Record<string, unknown>> =>
  (
    await t.staff.inject({
      method: 'POST',
      url: `/api/v1/cadastro/${path}`,
      headers: { authorization: token },
      payload,
    })
  ).json();

test('a movement is exported once', async () => {
  expect(await post('getListaCongeneresMov', {})).toMatchObject({
    listaCongeneres: [{ codCongenere: '7', nomeCongenere: 'Saúde do Vale' }],
  });
  const all = await post('getMovimentacaoBeneficiarios', { codCongenere: '7', incluiExportados: true });
  expect(all['utilizacaoCongenere']).toMatchObject([
    { COD_SAU: '0000000001', OPERACAO: 'INCLUSÃO', DT_HR_ENVIADA: '05/10/2026 09:15' },
    { COD_SAU: '0000000002', DT_HR_ENVIADA: null },
  ]);
  const csv =
    'COD_SAU;PEF_NOME;OPERACAO;DT_OCORRENCIA\r\n0000000002;Pessoa 0000000002;EXCLUSÃO;02/10/2026\r\n';
  expect(all['movimentacaoBeneficiarios']).toBe(csv);
  expect(
    await post('getMovimentacaoBeneficiarios', { codCongenere: '7', incluiExportados: false }),
  ).toMatchObject({ movimentacaoBeneficiarios: csv, message: 'Dados obtidos com sucesso!' });
  expect(await post('exportaMovimentacaoBeneficiarios', { codCongenere: '7' })).toEqual({
    success: true,
    message: '1 movimentação exportada.',
    quantidade: 1,
  });
  expect(await post('exportaMovimentacaoBeneficiarios', { codCongenere: '7' })).toMatchObject({
    message: 'Sem movimentação para exportar',
    quantidade: 0,
  });
  expect(
    await post('getMovimentacaoBeneficiarios', { codCongenere: '7', incluiExportados: false }),
  ).toMatchObject({ message: 'Sem movimentação nesta congênere', utilizacaoCongenere: [] });
});
