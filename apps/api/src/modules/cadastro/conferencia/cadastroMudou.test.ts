// @module-tag embedded
import type { InicioCadastro } from '@vidas/api-client/cadastro/inicio/inicio.contract.ts';
import type { ResumoConferencia } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type BondFixture, writeRegister } from '../fixtures/register.ts';
import { sibMonth } from '../fixtures/sibCalls.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;

const register = ['municipio', 'plano', 'vendedor', 'empresa', 'congenere', 'motivo_cancelamento', 'pessoa'];

beforeAll(async () => {
  t = await sibMonth();
});

beforeEach(async () => {
  await t.begin();
  await emptyTables(t.db, register);
  // The ANS file came first: two records match by CCO alone, and two records name one life.
  await t.confere([
    { cco: '000000000101', codigoBeneficiario: '1', cpf: null },
    { cco: '000000000202', codigoBeneficiario: '2', cpf: null },
    { cco: '000000000203', codigoBeneficiario: '2', cpf: null, situacao: 'INATIVO' },
  ]);
});

afterAll(() => t.close());

/** `cadastroMudou` of home and conference, and the count of records without a bond. */
const said = async () => {
  const resumo = (await t.get('getResumoConferenciaSib')).json<ResumoConferencia>();
  const inicio = (await t.get('getInicio')).json<InicioCadastro>();
  expect(inicio.cadastroMudou).toBe(resumo.cadastroMudou);
  return [resumo.cadastroMudou, resumo.contagens.semCcoNaOperadora];
};

test.each<[string, BondFixture[]]>([
  ['with their CCO', [{ matricula: '0000009901', cco: '000000000101' }]],
  ['without CCO, by their code', [{ matricula: '0000000002' }]],
])(
  'lives that came %s after the comparison are told of until it is made again (SIB-49)',
  async (_, bonds) => {
    expect(await said()).toEqual([false, 3]);
    await writeRegister(t.db, bonds);
    expect((await said())[0]).toBe(true);
    await t.post('conferenciaCadastralSib', {});
    expect((await said())[0]).toBe(false);
  },
);

test('lives that the file of ANS does not name change nothing of the comparison', async () => {
  await writeRegister(t.db, [{ matricula: '0000000009' }, { matricula: '0000000008', cco: '000000000888' }]);
  expect(await said()).toEqual([false, 3]);
});

test('a CCO that the product writes is compared at once', async () => {
  await writeRegister(t.db, [{ matricula: '0000000001' }]);
  await t.post('conferenciaCadastralSib', {});
  await t.put('atualizaCodigoAns', [{ cco: '000000000101', codbeneficiario: '1', cpf: null }]);
  expect(await said()).toEqual([false, 2]);
});
