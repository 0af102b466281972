// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { guideOf, providerOf } from '../../contas-medicas/relatorios/fixtures/care.ts';
import { mesesAte } from './contaDaFamilia.rules.ts';

let t: TestServer;
let token: string;

const titular = '0000000100';
const filha = '0000000101';
const saiu = '0000000102';
const daEmpresa = '0000000200';
const daAdesao = '0000000300';
const alheio = '0000000400';

beforeAll(async () => {
  t = await testServer({ seed: 'none', now: '2026-11-10T12:00:00Z' });
  token = await t.tokenFor({ login: 'ANA', nome: 'Ana Vidal Prado', modules: ['retencao'] });
  await writeRegister(t.db, [
    { matricula: titular, nome: 'Ávila Inventada', mensalidade_cents: 40_000, ativado_em: '2020-01-10' },
    {
      matricula: filha,
      nome: 'Caia Inventada',
      titular_matricula: titular,
      dependencia: 4,
      mensalidade_cents: 20_000,
      ativado_em: '2026-09-10',
    },
    {
      matricula: saiu,
      nome: 'Caio Inventado',
      titular_matricula: titular,
      dependencia: 4,
      mensalidade_cents: 20_000,
      cancelado_em: '2026-11-10',
    },
    { matricula: daEmpresa, nome: 'Bento Exemplo', tipo_contratacao: 2, empresa_codigo: '0042' },
    { matricula: daAdesao, nome: 'Dora Exemplo', tipo_contratacao: 3, empresa_codigo: '0042' },
    { matricula: alheio, nome: 'Égon Exemplo' },
  ]);
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Clínica Inventada' }))
    .execute();
});
afterAll(() => t.close());

const guia = (numero: string, matricula: string, emitida_em: string, over: object = {}) =>
  guideOf({ numero, matricula, emitida_em, prestador_codigo: '1', ...over });
const escreve = (...guias: ReturnType<typeof guia>[]) => t.db.insertInto('guia').values(guias).execute();

const conta = async (matricula: string) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/retencao/getContaDaFamilia',
    headers: { authorization: token },
    payload: { matricula },
  });
  return { status: reply.statusCode, body: reply.statusCode === 204 ? null : reply.json() };
};

describe('what a family pays and costs', () => {
  beforeEach(async () => {
    await t.db.deleteFrom('guia').execute();
    await t.db.deleteFrom('consulta_saude').execute();
  });

  it('RET-29, RET-31: is told by person and in sum, with the ratio, by the matrícula of anybody of it', async () => {
    await escreve(
      guia('1', titular, '2025-11-10'),
      guia('2', titular, '2025-11-11', { status: 1, valor_aprovado_cents: 6_000 }),
      guia('3', titular, '2026-11-10', { status: null }),
      guia('4', titular, '2026-10-01', { status: 3 }),
      guia('5', saiu, '2026-10-01'),
      guia('6', alheio, '2026-10-01'),
    );
    const esperada = {
      desde: '11/11/2025',
      ate: '10/11/2026',
      pessoas: [
        { matricula: titular, nome: 'Ávila Inventada', mensalidade: '400,00', custo: '160,00', meses: 12 },
        { matricula: filha, nome: 'Caia Inventada', mensalidade: '200,00', custo: '0,00', meses: 3 },
      ],
      soma: { mensalidade: '600,00', custo: '160,00' },
      // 160 over 12 × 400 + 3 × 200.
      custoSobreMensalidades: '2,96',
      semDado: 0,
    };
    expect(await conta('100')).toEqual({ status: 200, body: esperada });
    expect(await conta(filha)).toEqual({ status: 200, body: esperada });
    expect((await conta('9999')).status).toBe(204);
  });

  it.each([daEmpresa, daAdesao])(
    'RET-29: is told for a contract that is not individual: %s',
    async (matricula) => {
      await escreve(guia('1', matricula, '2026-10-01'));
      expect((await conta(matricula)).body).toMatchObject({
        pessoas: [{ matricula, custo: '100,00' }],
        soma: { custo: '100,00' },
        semDado: 0,
      });
    },
  );

  it('RET-30: a cost without any guide of the year, and a fee that the register lacks, are unknown', async () => {
    expect((await conta(titular)).body).toMatchObject({
      pessoas: [{ custo: null }, { custo: null }],
      soma: { mensalidade: '600,00', custo: null },
      custoSobreMensalidades: null,
      semDado: 2,
    });
    await escreve(guia('1', alheio, '2026-10-01'));
    await t.db
      .updateTable('beneficiario')
      .set({ mensalidade_cents: 0 })
      .where('matricula', '=', filha)
      .execute();
    expect((await conta(titular)).body).toMatchObject({
      pessoas: [{ custo: '0,00' }, { mensalidade: null, custo: '0,00' }],
      soma: { mensalidade: '400,00', custo: '0,00' },
      custoSobreMensalidades: null,
      semDado: 1,
    });
  });

  it('RET-32: each opening is a reading on record, with its purpose', async () => {
    await conta(titular);
    const lidas = await t.db
      .selectFrom('consulta_saude')
      .select(['lista', 'finalidade', 'pessoas'])
      .execute();
    expect(lidas).toEqual([
      { lista: 'Conta da família', finalidade: 'Atender quem pede para sair', pessoas: 2 },
    ]);
  });
});

it.each([
  [null, 12],
  ['2020-01-10', 12],
  ['2025-11-11', 12],
  ['2025-12-10', 12],
  ['2026-01-01', 11],
  ['2026-10-10', 2],
  ['2026-10-11', 1],
  ['2026-11-10', 1],
])('RET-31: a bond of %s has %i months of fees on 10/11/2026', (ativadoEm, meses) =>
  expect(mesesAte(ativadoEm, '2026-11-10')).toBe(meses),
);
