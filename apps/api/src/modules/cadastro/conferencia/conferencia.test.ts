// @module-tag embedded
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { damagedFiles } from '../../../imports/fixtures/damaged.ts';
import { type CnxFixture, cnxFile, cnxText, rpxFile } from '../../../imports/fixtures/sib.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../fixtures/multipart.ts';
import { writeRegister } from '../fixtures/register.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['cadastro'] });
  await writeRegister(t.db, [
    { matricula: '0000000001', cco: '000000000101', cpf: '52998224725' },
    { matricula: '0000000002', cco: '000000000202', cancelado_em: '2024-05-01' },
    { matricula: '0000000003' },
    { matricula: '0000000004', cpf: '39053344705', nascimento: '1990-01-02' },
    { matricula: '0000000005', cancelado_em: '2024-05-01' },
    { matricula: '0000000006', ativado_em: null, mensalidade_em: null },
    { matricula: '0000000007', congenere_codigo: '7' },
    { matricula: '0000000008', cpf: '11144477735', pessoa_id: 'two', nascimento: '1970-01-01' },
    { matricula: '0000000009', cpf: '11144477735', pessoa_id: 'two', nascimento: '1970-01-01' },
  ]);
});

afterAll(() => t.close());

beforeEach(async () => {
  await t.db.deleteFrom('conferencia_beneficiario').execute();
  await t.db.deleteFrom('conferencia_importacao').execute();
});

const file: CnxFixture[] = [
  { cco: '000000000101', codigoBeneficiario: '0000000001' },
  { cco: '000000000202', codigoBeneficiario: '0000000002' },
  { cco: '000000000303', codigoBeneficiario: '3' },
  { cco: '000000000404', cpf: '39053344705', dataNascimento: '1990-01-02' },
  { cco: '000000000405', cpf: '39053344705', dataNascimento: '1991-01-02' },
  { cco: '000000000505', codigoBeneficiario: '0000000005', situacao: 'INATIVO' },
  { cco: '000000000506', codigoBeneficiario: '0000000005' },
  { cco: '000000000808', cpf: '11144477735', dataNascimento: '1970-01-01' },
  { cco: '000000000909', codigoBeneficiario: '0000099999', nome: 'ZULMIRA AUSENTE' },
];

const send = (name: string, bytes: Uint8Array) =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/cadastro/importaConferenciaCadastralSib',
    ...multipart(name, bytes, token),
  });

const get = async (path: string): Promise<Record<string, unknown>[]> => {
  const answer = await t.staff.inject({
    method: 'GET',
    url: `/api/v1/cadastro/${path}`,
    headers: { authorization: token },
  });
  return answer.statusCode === 204 ? [] : answer.json();
};

const leftovers = async () => ({
  rows: Number(
    (
      await t.db
        .selectFrom('conferencia_beneficiario')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  ),
  imports: Number(
    (
      await t.db
        .selectFrom('conferencia_importacao')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  ),
  files: (await readdir(t.deps.tmpDir)).length,
});

test('an imported file is shown whole', async () => {
  const answer = await send('ArqConf.CNX', cnxFile(file));
  expect(answer.json()).toEqual({
    success: true,
    message: 'Arquivo importado com sucesso: 9 beneficiários.',
  });
  const rows = await get('getConferenciaSib');
  expect(rows).toHaveLength(9);
  expect(rows[8]).toMatchObject({
    cco: '000000000909',
    nome: 'ZULMIRA AUSENTE',
    situacao: 'ATIVO',
    ativacao: '01/08/2019',
    atualizacao: '04/11/2026',
  });
  expect(await get('getConferenciaCadastralSib')).toEqual(rows);
});

test('records of ANS whose CCO the operator lacks are paired by code, then by CPF and birth date', async () => {
  await send('a.CNX', cnxFile(file));
  const rows = await get('getBeneficiariosNaAnsSemCcoNaOeste');
  expect(
    rows.map((row) => `${row['cco']} ${row['codbeneficiario']} ${row['situacaoAns']} ${row['situacaoOs']}`),
  ).toEqual([
    '000000000303 0000000003 ATIVO ATIVO',
    '000000000404 0000000004 ATIVO ATIVO',
    '000000000506 0000000005 ATIVO INATIVO',
    '000000000505 0000000005 INATIVO null',
    '000000000909 0000099999 ATIVO null',
    '000000000405 null ATIVO null',
    '000000000808 null ATIVO null',
  ]);
});

test('who has another CCO is a difference with both codes, and only who has none waits for a CCO', async () => {
  const born = { cpf: '52998224725', dataNascimento: '1984-02-29' };
  await send(
    'a.CNX',
    cnxFile([
      { cco: '000000000101', codigoBeneficiario: '1' },
      { cco: '000000000111', codigoBeneficiario: '77777', ...born },
      { cco: '000000000212', codigoBeneficiario: '2', situacao: 'INATIVO' },
      { cco: '000000000222', codigoBeneficiario: '2' },
      { cco: '000000000303', codigoBeneficiario: '3' },
      { cco: '000000000999', codigoBeneficiario: '88888' },
    ]),
  );
  const differing = await get('getDivergenciasSib');
  expect(
    differing
      .filter((row) => row['campo'] === 'Código ANS (CCO)')
      .map((row) => `${row['codbeneficiario']} ${row['valorAns']} ${row['valorOperadora']}`),
  ).toEqual([
    '0000000002 000000000222 000000000202',
    '0000000001 000000000111 000000000101',
    '0000000002 000000000212 000000000202',
  ]);
  expect((await get('getBeneficiariosNaAnsSemCcoNaOeste')).map((row) => row['cco'])).toEqual([
    '000000000303',
    '000000000999',
  ]);
  const [resumo] = [await get('getResumoConferenciaSib')] as unknown as [{ contagens: object }];
  expect(resumo.contagens).toMatchObject({ semCcoNaOperadora: 2, campos: differing.length });
});

test('situations that differ are listed once for each bond', async () => {
  await send('a.CNX', cnxFile(file));
  const rows = await get('getSituacaoAnsXOeste');
  expect(rows.map((row) => `${row['codbeneficiario']} ${row['situacaoAns']} ${row['situacaoOs']}`)).toEqual([
    '0000000002 ATIVO INATIVO',
    '0000000005 ATIVO INATIVO',
  ]);
});

test('bonds without CCO leave out who awaits activation and who belongs to a partner insurer', async () => {
  const rows = await get('beneficiariosSemCco');
  expect(rows.map((row) => `${row['codbeneficiario']} ${row['situacaoOs']}`)).toEqual([
    '0000000003 ATIVO',
    '0000000004 ATIVO',
    '0000000005 INATIVO',
    '0000000008 ATIVO',
    '0000000009 ATIVO',
  ]);
});

test('the comparison counts what differs', async () => {
  await send('a.CNX', cnxFile(file));
  const answer = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/cadastro/conferenciaCadastralSib',
    headers: { authorization: token },
  });
  const resumo = await t.staff.inject({
    url: '/api/v1/cadastro/getResumoConferenciaSib',
    headers: { authorization: token },
  });
  const { semCcoNaOperadora, situacao, campos } = resumo.json().contagens;
  expect(semCcoNaOperadora + situacao + campos).toBe(21);
  expect(answer.json()).toEqual({
    success: true,
    message: 'Comparação refeita: 21 diferenças encontradas.',
    quantidade: 21,
  });
});

test('the same file again, also under another name, changes nothing and says when it came', async () => {
  await send('a.CNX', cnxFile(file));
  const before = await t.db.selectFrom('conferencia_importacao').selectAll().execute();
  const again = await send('outro nome.cnx', cnxFile(file));
  expect(again.json()).toMatchObject({
    success: true,
    message: expect.stringMatching(
      /^Este arquivo já foi importado em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2} por Pessoa de Teste; nada mudou\.$/,
    ),
  });
  expect(await t.db.selectFrom('conferencia_importacao').selectAll().execute()).toEqual(before);
  expect(await leftovers()).toEqual({ rows: 9, imports: 1, files: 0 });
});

test('a newer file takes the place of the one before', async () => {
  await send('a.CNX', cnxFile(file));
  await send('b.CNX', cnxFile(file.slice(0, 2)));
  expect(await get('getConferenciaSib')).toHaveLength(2);
  // The previous file is kept because it can come back into force.
  expect(await leftovers()).toEqual({ rows: 11, imports: 2, files: 0 });
});

test('a file with wrong records is refused whole and keeps the one before', async () => {
  await send('a.CNX', cnxFile(file));
  const many = Array.from({ length: 2500 }, (_, index) => ({ cco: String(index + 1).padStart(12, '0') }));
  const answer = await send(
    'b.CNX',
    cnxFile([...many, { cco: 'x' }, { cco: '000000000001', situacao: 'NOVO' }]),
  );
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    success: false,
    error: 'O arquivo tem 2 problemas e nada foi importado. Linha 2508: cco "x" não tem 12 dígitos.',
    problems: [
      { field: 'cco', line: 2508 },
      { field: 'situacao', line: 2509 },
    ],
  });
  expect(await get('getConferenciaSib')).toHaveLength(9);
  expect(await leftovers()).toEqual({ rows: 9, imports: 1, files: 0 });
});

test('a CCO that comes twice refuses the file', async () => {
  const answer = await send('a.CNX', cnxFile([file[0]!, file[1]!, file[0]!]));
  expect(answer.json()).toMatchObject({
    success: false,
    message: 'Linha 10: o cco 000000000101 aparece mais de uma vez no arquivo.',
  });
  expect(await leftovers()).toEqual({ rows: 0, imports: 0, files: 0 });
});

test('a file of another ending is refused by its name', async () => {
  const answer = await send('retorno.xml', cnxFile(file));
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    success: false,
    error: 'retorno.xml - Arquivo incorreto, anexe o arquivo de retorno correto',
  });
});

test('a return file is told where it belongs', async () => {
  const answer = await send('retorno.CNX', rpxFile({}));
  expect(answer.json()).toMatchObject({
    error: expect.stringContaining('Leitura de correções SIB'),
    problems: [{ line: 7 }],
  });
});

describe('damaged files', () => {
  const damaged = damagedFiles((frame) => cnxText([{ cco: '000000480012' }, { cco: '000000480113' }], frame));

  test.each(damaged)('$title leaves nothing behind', async ({ bytes, told }) => {
    const answer = await send('a.CNX', bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatch(told);
    expect(await leftovers()).toEqual({ rows: 0, imports: 0, files: 0 });
  });
});
