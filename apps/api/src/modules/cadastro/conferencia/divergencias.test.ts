// @module-tag embedded
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tx } from '../../../db/tx.ts';
import { type CnxFixture, cnxFile } from '../../../imports/fixtures/sib.ts';
import { testServer } from '../../../test/harness.ts';
import { recalculaDiferencas } from './comparacao.sql.ts';
import { type BondFixture, writeRegister } from '../fixtures/register.ts';
import { multipart } from '../fixtures/multipart.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

const registered: BondFixture[] = [
  { matricula: '0000000001', cco: '000000000101', nome: 'Iracema  Conceição Brandão' },
  { matricula: '0000000002', cco: '000000000202', cpf: '39053344705' },
  { matricula: '0000000003' },
  { matricula: '0000000004', cpf: '11144477735', nascimento: '1990-01-02' },
  { matricula: '0000000005', cco: '000000000505', cancelado_em: '2024-05-01' },
  { matricula: '0000000006', cco: '000000000606', cancelado_em: '2026-12-01' },
];

const file: CnxFixture[] = [
  { cco: '000000000101', codigoBeneficiario: '1' },
  {
    cco: '000000000202',
    codigoBeneficiario: '0000000777',
    cpf: '11144477735',
    nome: 'OUTRA PESSOA',
    sexo: '1',
    nomeMae: null,
    dataNascimento: '1984-03-01',
    dataContratacao: '2019-09-01',
    numeroPlanoANS: '499.999/99-9',
    cns: '700000000000005',
  },
  { cco: '000000000303', codigoBeneficiario: '3' },
  { cco: '000000000404', cpf: '11144477735', dataNascimento: '1990-01-02' },
  {
    cco: '000000000505',
    codigoBeneficiario: '5',
    situacao: 'INATIVO',
    dataCancelamento: '2024-06-01',
  },
  { cco: '000000000606', codigoBeneficiario: '6', dataCancelamento: '2026-10-01' },
];

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, registered);
});

afterAll(() => t.close());

/** A new day needs a new session. */
const beOn = async (moment: string): Promise<void> => {
  t.clock.set(moment);
  token = await t.tokenFor({ modules: ['cadastro'] });
};

beforeEach(async () => {
  await beOn('2026-11-21T12:00:00Z');
  await t.db.deleteFrom('conferencia_beneficiario').execute();
  await t.db.deleteFrom('conferencia_importacao').execute();
  await t.db.updateTable('beneficiario').set({ cco: null }).execute();
  for (const { matricula, cco = null, nome, cpf = null, cancelado_em = null } of registered) {
    await t.db
      .updateTable('beneficiario')
      .set({ cco, cancelado_em, motivo_cancelamento_codigo: cancelado_em ? '3' : null })
      .where('matricula', '=', matricula)
      .execute();
    await t.db
      .updateTable('pessoa')
      .set({ nome: nome ?? 'Iracema Conceição Brandão', nome_mae: 'Olívia Brandão', cpf })
      .where('id', '=', `p${matricula}`)
      .execute();
  }
});

const send = (lines: CnxFixture[] = file) =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/cadastro/importaConferenciaCadastralSib',
    ...multipart('a.CNX', cnxFile(lines), token),
  });

const call = async (path: string, method: 'GET' | 'POST' = 'GET') =>
  (
    await t.staff.inject({ method, url: `/api/v1/cadastro/${path}`, headers: { authorization: token } })
  ).json();

const fields = async (): Promise<string[]> =>
  (await call('getDivergenciasSib')).map(
    (row: Record<string, string | null>) =>
      `${row['codbeneficiario']} ${row['campo']}: ${row['valorAns']} | ${row['valorOperadora']}`,
  );

const verifica = async () =>
  (
    await t.staff.inject({
      method: 'POST',
      url: '/api/v1/cadastro/verificaArquivoSib',
      headers: { authorization: token },
      payload: { sha256: createHash('sha256').update(cnxFile(file)).digest('hex') },
    })
  ).json();

const counts = async () => (await call('getResumoConferenciaSib')).contagens;

test('every field that differs is a row, and what differs in writing alone is none', async () => {
  await send();
  expect(await call('getDivergenciasSib')).toContainEqual({
    cco: '000000000202',
    codbeneficiario: '0000000002',
    nome: 'Iracema Conceição Brandão',
    campo: 'Nome',
    valorAns: 'OUTRA PESSOA',
    valorOperadora: 'Iracema Conceição Brandão',
    andamento: null,
  });
  expect(await fields()).toEqual([
    '0000000002 Nome: OUTRA PESSOA | Iracema Conceição Brandão',
    '0000000002 CPF: 11144477735 | 39053344705',
    '0000000002 CNS: 700000000000005 | null',
    '0000000002 Data de nascimento: 01/03/1984 | 29/02/1984',
    '0000000002 Sexo: M | F',
    '0000000002 Nome da mãe: null | Olívia Brandão',
    '0000000002 Código do beneficiário: 0000000777 | 0000000002',
    '0000000002 Plano: 499999999 | 471203148',
    '0000000002 Data de contratação: 01/09/2019 | 01/08/2019',
    '0000000004 Código do beneficiário: null | 0000000004',
    '0000000005 Data de cancelamento: 01/06/2024 | 01/05/2024',
  ]);
});

test('the summary names the file, who brought it and how much each list holds', async () => {
  expect(await call('getResumoConferenciaSib')).toEqual({
    arquivo: null,
    comparadoEm: null,
    cadastroMudou: false,
    ha: { vidas: true },
    contagens: {
      semCcoNaOperadora: 0,
      situacao: 0,
      campos: 0,
      ativosSemCco: 2,
      inativosSemCco: 0,
      conferencia: 0,
    },
  });
  await send();
  expect(await call('getResumoConferenciaSib')).toEqual({
    arquivo: { nome: 'a.CNX', em: '21/11/2026 09:00', por: 'Pessoa de Teste', quantidade: 6 },
    comparadoEm: '21/11/2026 09:00',
    cadastroMudou: false,
    ha: { vidas: true },
    contagens: {
      semCcoNaOperadora: 2,
      situacao: 0,
      campos: 11,
      ativosSemCco: 2,
      inativosSemCco: 0,
      conferencia: 6,
    },
  });
});

test('a correction that is told takes its rows away, and one that opens a difference brings them', async () => {
  await send();
  await tx(t.db, async (trx) => {
    await trx.updateTable('pessoa').set({ nome: 'Outra Pessoa' }).where('id', '=', 'p0000000002').execute();
    await trx.updateTable('pessoa').set({ nome_mae: 'Olívia B.' }).where('id', '=', 'p0000000001').execute();
    await recalculaDiferencas(trx, ['0000000001', '0000000002']);
  });
  const rows = await fields();
  expect(rows.filter((row) => row.includes('Nome'))).toEqual([
    '0000000001 Nome da mãe: OLÍVIA BRANDÃO | Olívia B.',
    '0000000002 Nome da mãe: null | Olívia Brandão',
  ]);
  expect(await counts()).toMatchObject({ campos: 11 });
});

test('a row that was mended without a word is not shown either', async () => {
  await send();
  await t.db.updateTable('pessoa').set({ nome: 'outra péssoa' }).where('id', '=', 'p0000000002').execute();
  expect((await fields()).filter((row) => row.includes(' Nome:'))).toEqual([]);
  await t.db
    .updateTable('beneficiario')
    .set({ cco: '000000000303' })
    .where('matricula', '=', '0000000003')
    .execute();
  expect((await call('getBeneficiariosNaAnsSemCcoNaOeste')).map((row: { cco: string }) => row.cco)).toEqual([
    '000000000404',
  ]);
});

const kept = () =>
  t.db
    .selectFrom('conferencia_par')
    .select(['cco', 'matricula', 'codigo', 'tem_cco', 'outro_matricula', 'difere_situacao', 'campos'])
    .orderBy('cco')
    .execute();

// Each list: bond, its new CCO. When two bonds exchange CCOs both are listed; all CCOs are removed before any
// is written.
test.each<[string, [string, string | null][]]>([
  [
    'one bond gives it to another',
    [
      ['1', null],
      ['4', '101'],
    ],
  ],
  ['a record whose code and CPF name nobody loses its bond', [['2', null]]],
  ['a bond takes a CCO that ANS does not know', [['2', '999']]],
  [
    'two bonds change theirs',
    [
      ['1', null],
      ['2', '101'],
      ['1', '202'],
    ],
  ],
  [
    'all are freed',
    [
      ['1', null],
      ['2', null],
      ['5', null],
      ['6', null],
    ],
  ],
  ['a record paired by code goes to the bond paired by CPF', [['4', '303']]],
  ['a bond without CCO gets another one than ANS gave', [['3', '888']]],
])('a CCO that changes hands pairs anew whoever it touches: %s', async (_, changes) => {
  await send();
  const before = await kept();
  await tx(t.db, async (trx) => {
    for (const [bond, cco] of changes)
      await trx
        .updateTable('beneficiario')
        .set({ cco: cco && cco.padStart(12, '0') })
        .where('matricula', '=', bond.padStart(10, '0'))
        .execute();
    await recalculaDiferencas(
      trx,
      changes.map(([bond]) => bond.padStart(10, '0')),
    );
  });
  const partial = await kept();
  expect(partial).not.toEqual(before);
  await call('conferenciaCadastralSib', 'POST');
  expect(await kept()).toEqual(partial);
});

test('a cancellation whose day comes changes the situation without anybody asking', async () => {
  await send();
  const situacoes = async () =>
    (await call('getSituacaoAnsXOeste')).map((row: { codbeneficiario: string }) => row.codbeneficiario);
  expect(await situacoes()).toEqual([]);
  await beOn('2026-12-01T12:00:00Z');
  expect(await situacoes()).toEqual(['0000000006']);
  expect(await counts()).toMatchObject({ situacao: 1 });
});

test('a file imported before its fields were kept is compared without them, and may be imported again', async () => {
  await send();
  await t.db
    .updateTable('conferencia_importacao')
    .set({ tem_campos: false, comparado_em: null, comparado_dia: null })
    .execute();
  await sql`update conferencia_beneficiario set nome_mae = null, sexo = null, numero_plano_ans = null`.execute(
    t.db,
  );
  expect((await fields()).filter((row) => /Sexo|mãe|Plano/.test(row))).toEqual([]);
  expect(await verifica()).toEqual({ isRepetido: false, por: null, em: null });
  expect((await send()).json()).toEqual({
    success: true,
    message: 'Arquivo importado com sucesso: 6 beneficiários.',
  });
  expect((await fields()).filter((row) => /Sexo|mãe|Plano/.test(row))).toHaveLength(3);
});

test('the file is known by its bytes before it is sent', async () => {
  expect(await verifica()).toEqual({ isRepetido: false, por: null, em: null });
  await send();
  expect(await verifica()).toEqual({ isRepetido: true, por: 'Pessoa de Teste', em: '21/11/2026 09:00' });
});

test('changes to many bonds leave the comparison to the next reader', async () => {
  await send();
  const muitos = Array.from({ length: 100_001 }, (_, index) => String(index));
  await tx(t.db, (trx) => recalculaDiferencas(trx, muitos));
  expect(
    (await t.db.selectFrom('conferencia_importacao').select('comparado_dia').executeTakeFirst())
      ?.comparado_dia,
  ).toBeNull();
  expect(await counts()).toMatchObject({ campos: 11 });
});
