import { custoAssistencial } from '@vidas/api-client/contabilidade/custo-assistencial/custoAssistencial.report.ts';
import { receitaSegregada } from '@vidas/api-client/contabilidade/receita-segregada/receitaSegregada.report.ts';
import { fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, it } from 'vitest';
import { custoCards } from './custo-assistencial/CustoAssistencialScreen.tsx';
import { receitaCards } from './receita-segregada/ReceitaSegregadaScreen.tsx';

it('the costs sum what the filters leave by the type of plan; what is neither is by adhesion (CTB-4)', () => {
  const row = (tipoPlano: string | null, valor: number) =>
    fakeRow(custoAssistencial, 1, { tipoPlano, valor });
  const left = [row('EMPRESARIAL', 100), row('INDIVIDUAL', 20), row('ADESAO', 3), row(null, 4)];
  expect(
    custoCards([...left, row('INDIVIDUAL', 500)], left).map(({ label, value }) => [label, value]),
  ).toEqual([
    ['Custo empresarial', 100],
    ['Custo individual', 20],
    ['Custo adesão', 7],
  ]);
});

it('the revenue sums what the filters leave by the code of the posting (CTB-7)', () => {
  const row = (LANCOD: number, VALOR: number) => fakeRow(receitaSegregada, 1, { LANCOD, VALOR });
  const left = [row(2, 1_000), row(9, 200), row(8, -30), row(1, 4), row(77, 5)];
  expect(receitaCards([...left, row(2, 9_999)], left).map(({ label, value }) => [label, value])).toEqual([
    ['Mensalidades', 1_000],
    ['Coparticipações', 200],
    ['Descontos', -30],
    ['Outros', 9],
  ]);
});
