// @module-tag embedded
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cnxFile } from '../../../imports/fixtures/sib.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../fixtures/multipart.ts';
import { writeRegister } from '../fixtures/register.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ login: 'marina', nome: 'Marina Alencar', modules: ['cadastro'] });
  await writeRegister(t.db, [
    { matricula: '0000000001', cco: '000000000101', nome: 'Iracema Conceição Brandão' },
    { matricula: '0000000002' },
    { matricula: '0000000003', cancelado_em: '2024-05-01' },
    { matricula: '0000000004', congenere_codigo: '7' },
    { matricula: '0000000005', cco: '000000000505', cancelado_em: '2024-05-01' },
  ]);
  await t.db
    .insertInto('congenere')
    .values({ codigo: '8', nome: 'Vida Plena', registro_ans: '222222', ativa: true })
    .execute();
});

afterAll(() => t.close());

const inicio = async () =>
  (
    await t.staff.inject({
      method: 'GET',
      url: '/api/v1/cadastro/getInicio',
      headers: { authorization: token },
    })
  ).json();

const retorno = {
  nome_arquivo: 'retorno.xml',
  nome_envio: null,
  original_id: null,
  registro_ans: '999999',
  sequencial_transacao: '7',
  motivo_rejeicao: null,
  problema: '',
  aceitos: 5,
  rejeitados: 2,
  login: 'USU_marina',
  importado_em: '2026-11-20T10:00:00',
};

const erro = (retornoId: number, matricula: string, campo: string) => ({
  retorno_id: retornoId,
  matricula,
  cco: null,
  codigo_beneficiario: matricula,
  movimento: 'RETIFICAÇÃO' as const,
  tipo_movimento: 'RETIFICAÇÃO',
  campo,
  valor_campo: null,
  codigo_erro: '0901',
  mensagem_erro: 'X',
});

test('the first day has no file, and what has no CCO waits', async () => {
  expect(await inicio()).toEqual({
    ha: { vidas: true, movimentacoes: false },
    conferencia: null,
    cadastroMudou: false,
    retorno: null,
    envio: null,
    semCco: { ativos: 1, inativos: 1 },
    rejeitados: 0,
    congeneres: [],
    diferencas: { semCcoNaOperadora: 0, situacao: 0, campos: 0 },
    calendario: ['11/2026', '10/2026'].map((competencia, index) => ({
      competencia,
      prazo: index === 0 ? '05/12/2026' : '05/11/2026',
      situacao: null,
      geradoEm: null,
      retornoEm: null,
      atraso: index === 0 ? 0 : 16,
      espera: null,
    })),
  });
});

test('the last file of each kind is named, with who brought it and when', async () => {
  await t.staff.inject({
    method: 'POST',
    url: '/api/v1/cadastro/importaConferenciaCadastralSib',
    ...multipart(
      'ArqConf.CNX',
      cnxFile([
        { cco: '000000000101', codigoBeneficiario: '1' },
        { cco: '000000000505', codigoBeneficiario: '5' },
        { cco: '000000000999', codigoBeneficiario: '99' },
      ]),
      token,
    ),
  });
  await t.db
    .insertInto('sib_retorno')
    .values([
      { ...retorno, sha256: '1'.repeat(64), nome_arquivo: 'antes.xml' },
      { ...retorno, sha256: '2'.repeat(64) },
    ])
    .execute();
  await t.db
    .insertInto('sib_envio')
    .values({
      pedido: '00000000-0000-4000-8000-000000000000',
      nome_arquivo: '99999920261120101500.SBX',
      competencia: '2026-10',
      situacao: 'GERADO',
      quantidade: 7,
      aceitos: null,
      rejeitados: null,
      hash: 'A'.repeat(32),
      conteudo: Buffer.from(''),
      login: 'USU_fora',
      gerado_em: '2026-11-20T10:15:00',
      retorno_id: null,
    })
    .execute();
  expect(await inicio()).toMatchObject({
    conferencia: { nome: 'ArqConf.CNX', em: '21/11/2026 09:00', por: 'Marina Alencar', quantidade: 3 },
    retorno: {
      nome: 'retorno.xml',
      em: '20/11/2026 10:00',
      por: 'Marina Alencar',
      aceitos: 5,
      rejeitados: 2,
    },
    envio: {
      nome: '99999920261120101500.SBX',
      em: '20/11/2026 10:15',
      por: 'USU_fora',
      competencia: '10/2026',
      situacao: 'GERADO',
      quantidade: 7,
    },
    diferencas: { semCcoNaOperadora: 1, situacao: 1, campos: 3 },
    // Made after the fifth, and its return is waited for (SIB-62).
    calendario: [
      { competencia: '11/2026' },
      { competencia: '10/2026', situacao: 'GERADO', geradoEm: '20/11/2026 10:15', atraso: 15, espera: 1 },
    ],
  });
});

test('each rejection waits until somebody mends it', async () => {
  const { id } = await t.db
    .selectFrom('sib_retorno')
    .where('sha256', '=', '2'.repeat(64))
    .select('id')
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('sib_retorno_erro')
    .values([erro(id, '0000000001', 'CPF'), erro(id, '0000000001', 'CEP'), erro(id, '0000000002', 'CPF')])
    .execute();
  expect((await inicio()).rejeitados).toBe(3);
  const change = {
    matricula: '0000000001',
    campo: 'cpf',
    antes: null,
    depois: '39053344705',
    login: 'USU_marina',
  };
  await t.db
    .insertInto('beneficiario_alteracao')
    .values({ ...change, em: '2026-11-20T09:00:00' })
    .execute();
  expect((await inicio()).rejeitados).toBe(3);
  await t.db
    .insertInto('beneficiario_alteracao')
    .values({ ...change, em: '2026-11-20T11:00:00' })
    .execute();
  // The correction restored the old CEP.
  expect((await inicio()).rejeitados).toBe(2);
  await t.db
    .insertInto('beneficiario_alteracao')
    .values({ ...change, campo: 'codigoMunicipio', em: '2026-11-20T11:00:00' })
    .execute();
  expect((await inicio()).rejeitados).toBe(1);
});

test('movements that were not exported are counted by insurer', async () => {
  const movement = {
    matricula: '0000000004',
    operacao: 'INCLUSÃO' as const,
    ocorrida_em: '2026-11-01',
    enviada_em: null,
  };
  await t.db
    .insertInto('movimentacao_congenere')
    .values([
      { ...movement, congenere_codigo: '7' },
      { ...movement, congenere_codigo: '8' },
      { ...movement, congenere_codigo: '8', operacao: 'ALTERAÇÃO' },
      { ...movement, congenere_codigo: '7', operacao: 'ALTERAÇÃO', enviada_em: '2026-11-02T10:00:00' },
    ])
    .execute();
  expect((await inicio()).congeneres).toEqual([
    { codigo: '8', nome: 'Vida Plena', quantidade: 2 },
    { codigo: '7', nome: 'Saúde do Vale', quantidade: 1 },
  ]);
});
