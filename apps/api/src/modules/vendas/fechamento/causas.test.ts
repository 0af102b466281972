// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from './pedidos.fixture.ts';
import { tokenDe, writeCadastro, writeMensalidade, writeRegras, writeVendas } from './razao.fixture.ts';

let t: TestServer;
let gerente: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
});

/** Sellers 601 and 604 get R$ 60,00 a life, seller 607 a tenth of each fee; each sale is of August. */
beforeEach(async () => {
  await writeRegras(t.db, [
    { vendedor: '601', regra: 1 },
    { vendedor: '604', regra: 1 },
    { vendedor: '607', regra: 3 },
  ]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '3', vendedor: '607', efetivada: '2026-08-10' },
  ]);
});

afterAll(() => t.close());

const { get, gera } = pedidosDe(
  () => t,
  () => gerente,
);
const causas = async (competencia = '09_2026') =>
  ((await get(`comissionamento/getMudancas/${competencia}`)) as Record<string, string>[]).map(
    ({ codigoVendedor, valor, causa }) => [codigoVendedor, valor, causa],
  );
const muda = (values: object) => t.db.updateTable('venda').set(values).where('codigo', '=', '1').execute();

it('COM-49: tells what changed after a closing, from and to, also when the next month is closed and it changes again', async () => {
  await gera('08/2026');
  await muda({ vendedor_codigo: '604' });
  const dito = 'vendedor: 601 Vendedor 601 → 604 Vendedor 604';
  const both = [
    ['601', '-60,00', dito],
    ['604', '60,00', dito],
  ];
  expect((await causas()).toSorted()).toEqual(both);
  await gera('09/2026');
  await muda({ vendedor_codigo: '607' });
  expect((await causas()).toSorted()).toEqual(both);
});

it.each([
  [{ administrativa: true }, '-60,00', 'administrativa: não → sim'],
  [
    { vendida_em: '2026-07-10', efetivada_em: '2026-07-10' },
    '-60,00',
    'efetivada em: 10/08/2026 → 10/07/2026',
  ],
])('COM-49: tells %j', async (values, valor, causa) => {
  await gera('08/2026');
  await muda(values);
  expect(await causas()).toEqual([['601', valor, causa]]);
});

it('COM-49: tells the sale that came later, and the delivery that brought it', async () => {
  await gera('08/2026');
  await writeVendas(t.db, [{ codigo: '2', vendedor: '604', efetivada: '2026-08-20' }]);
  await sql`insert into carga_entrega (id, sistema, via, login, situacao, criada_em, aplicada_em)
    values ('E-1', 'central', 'TELA', 'USU_GERENTE', 'APLICADA', '2026-11-21T10:00:00', '2026-11-21T10:30:00')`.execute(
    t.db,
  );
  await sql`insert into carga_antes (entrega_id, tabela, chave) values ('E-1', 'venda', '{"codigo": "2"}')`.execute(
    t.db,
  );
  expect(await causas()).toEqual([
    [
      '604',
      '60,00',
      'a venda entrou depois: efetivada em 20/08/2026 (por Pessoa GERENTE, em 21/11/2026 10:30)',
    ],
  ]);
});

it('COM-49: tells who corrected the birth date, and when', async () => {
  await writeMensalidade(t.db, { numero: 1, venda: '3', pagoEm: '2026-08-12' });
  await gera('08/2026');
  await t.db
    .updateTable('pessoa')
    .set({ nascimento: '1970-01-01' })
    .where('id', '=', (query) =>
      query.selectFrom('beneficiario').select('pessoa_id').where('matricula', '=', '0000000003'),
    )
    .execute();
  await t.db
    .insertInto('beneficiario_alteracao')
    .values({
      matricula: '0000000003',
      campo: 'dataNascimento',
      antes: '2000-01-01',
      depois: '1970-01-01',
      login: 'USU_GERENTE',
      em: '2026-11-21T11:00:00',
    })
    .execute();
  expect(await causas()).toEqual([
    ['607', '-30,00', 'nascimento: 01/01/2000 → 01/01/1970 (por Pessoa GERENTE, em 21/11/2026 11:00)'],
  ]);
});

it('COM-49: tells the fee that was given back', async () => {
  await t.db.updateTable('pessoa').set({ nascimento: '2000-01-01' }).execute();
  await writeMensalidade(t.db, { numero: 2, venda: '3', pagoEm: '2026-08-12' });
  await gera('08/2026');
  await t.db.updateTable('lancamento').set({ status: 'CANCELADO' }).execute();
  expect(await causas()).toEqual([
    ['607', '-30,00', 'a mensalidade era de R$ 300,00, paga em 12/08/2026, e mudou ou foi devolvida'],
  ]);
});
