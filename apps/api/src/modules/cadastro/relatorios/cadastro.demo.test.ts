// @module-tag embedded
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tx } from '../../../db/tx.ts';
import { cnxName, cnxText } from '../../../demo/sib/sibFiles.ts';
import { findSibRows } from '../../../demo/sib/sibRows.sql.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../fixtures/multipart.ts';
import { derivaMovimentacoes } from '../movimentacao/derivaMovimentacoes.sql.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 300 });
  token = await t.tokenFor({ modules: ['cadastro'] });
});

afterAll(() => t.close());

type Row = Record<string, unknown>;

const get = async (path: string): Promise<Row[]> => {
  const answer = await t.staff.inject({
    method: 'GET',
    url: `/api/v1/cadastro/${path}`,
    headers: { authorization: token },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test.each([
  'getDataCadastroBeneficiarioTodos',
  'getDataCadastroBeneficiario/01_01_2024/31_12_2026',
  'getRelatorioFuneralTotal',
  'getRelatorioEmpresarialTotal',
  'getBeneficiarioCancelado/01_01_2023/31_12_2026',
  'getEmpresaConveniada',
  'getEmpresaConveniadaAtivos',
  'getPrestadoresCredenciados',
])('%s has rows', async (path) => {
  expect((await get(path)).length).toBeGreaterThan(0);
});

test('the clerk imports the conference, writes the CCOs it brings and sees the lists shrink', async () => {
  const about = { registroAns: '999999', hoje: '2026-11-21' };
  const file = Buffer.concat(
    [...cnxText(await findSibRows(t.db), about)].map((piece) => Buffer.from(piece, 'latin1')),
  );
  const answer = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/cadastro/importaConferenciaCadastralSib',
    ...multipart(cnxName(about), file, token),
  });
  expect(answer.json()).toMatchObject({ success: true });

  const missing = await get('getBeneficiariosNaAnsSemCcoNaOeste');
  const ours = missing.filter((row) => row['situacaoOs'] !== null);
  expect(missing.length - ours.length).toBe(5);
  expect(ours.length).toBeGreaterThan(0);
  expect((await get('getSituacaoAnsXOeste')).length).toBeGreaterThan(0);

  const without = await get('beneficiariosSemCco');
  const put = await t.staff.inject({
    method: 'PUT',
    url: '/api/v1/cadastro/atualizaCodigoAns',
    headers: { authorization: token },
    payload: missing,
  });
  expect(put.json()).toMatchObject({ success: true, atualizados: ours.length });
  expect(await get('getBeneficiariosNaAnsSemCcoNaOeste')).toHaveLength(5);
  expect(await get('beneficiariosSemCco')).toHaveLength(without.length - ours.length);
});

test('what the demonstration tells partner insurers stays as it is when movements are derived (CAD-25)', async () => {
  const movements = () => t.db.selectFrom('movimentacao_congenere').selectAll().orderBy('id').execute();
  const before = await movements();
  expect(before.length).toBeGreaterThan(0);
  const momento = momentoLocal(t.clock.now());
  const told = await tx(t.db, (trx) => derivaMovimentacoes(trx, { momento, desde: momento.slice(0, 10) }));
  expect(told).toBe(0);
  expect(await movements()).toEqual(before);
});
