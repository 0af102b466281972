import { expect, it } from 'vitest';
import { oferecidos } from './ParceriasStep.tsx';
import { passoDe, regraNova, schema } from './regraForm.ts';

it.each([
  ['dados', 'dadosRegra.regraEstornoMeses'],
  ['valores', 'dadosRegra.regraValorVida'],
  ['valores', 'faixasRegra.3.faixaVidasFinal'],
  ['vendedores', 'vendedorRegraComissao.0.vendedores'],
  ['parcerias', 'vendedorParceria.1.parceiros'],
])('a refusal of the server stands in the step %s, of its field %s (RCO-14)', (passo, field) => {
  expect(passoDe(field)).toBe(passo);
});

it('each step of an empty rule but the last has what stops it (RCO-14)', () => {
  const issues = schema.safeParse(regraNova).error?.issues ?? [];
  expect(new Set(issues.map(({ path }) => passoDe(path.join('.'))))).toEqual(
    new Set(['dados', 'valores', 'vendedores']),
  );
});

it('the seller of a partnership is offered in no other, nor as a partner of the own (RCO-15)', () => {
  const todos = ['601', '613', '619'].map((value) => ({ value, label: value }));
  const parcerias = [{ vendedor: '601' }, { vendedor: '613' }, { vendedor: '' }];
  const codes = (index: number) => {
    const { vendedores, parceiros } = oferecidos(todos, parcerias, index);
    return [vendedores.map(({ value }) => value), parceiros.map(({ value }) => value)];
  };
  expect([0, 1, 2].map(codes)).toEqual([
    [
      ['601', '619'],
      ['613', '619'],
    ],
    [
      ['613', '619'],
      ['601', '619'],
    ],
    [['619'], ['601', '613', '619']],
  ]);
});
