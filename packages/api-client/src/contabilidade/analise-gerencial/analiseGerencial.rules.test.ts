import { expect, it } from 'vitest';
import { competenciaBase, figurasDe, somaGrupos } from './analiseGerencial.rules.ts';

const grupo = { vidas: 10, mensalidade: 1_000_00, coparticipacao: 100_00, despesa: 600_00 };

it('takes the co-payments off the expense, and that off the fees (ANA-5)', () => {
  expect(figurasDe(grupo)).toEqual({ despesaLiquida: 500_00, resultado: 500_00, sinistralidade: 5_000 });
  expect(figurasDe({ ...grupo, despesa: 2_100_00 })).toEqual({
    despesaLiquida: 2_000_00,
    resultado: -1_000_00,
    sinistralidade: 20_000,
  });
});

it('knows nothing of expenses that were not calculated, and no ratio without fees (ANA-5)', () => {
  expect(figurasDe({ ...grupo, despesa: null })).toEqual({
    despesaLiquida: null,
    resultado: null,
    sinistralidade: null,
  });
  expect(figurasDe({ ...grupo, mensalidade: 0 })).toEqual({
    despesaLiquida: 500_00,
    resultado: -500_00,
    sinistralidade: null,
  });
});

it('works the ratio of several groups out of their sums, not of their ratios (ANA-6)', () => {
  const small = { vidas: 1, mensalidade: 100_00, coparticipacao: 0, despesa: 200_00 };
  const both = somaGrupos([grupo, small]);
  expect(both).toEqual({ vidas: 11, mensalidade: 1_100_00, coparticipacao: 100_00, despesa: 800_00 });
  // The mean of 50 % and 200 % would be 125 %.
  expect(figurasDe(both).sinistralidade).toBe(6_364);
  expect(figurasDe(somaGrupos([grupo, { ...small, despesa: null }])).despesaLiquida).toBeNull();
});

it('begins in the same month of the year before (ANA-3)', () => {
  expect([competenciaBase('2026-10'), competenciaBase('2026-01')]).toEqual(['2025-10', '2025-01']);
});
