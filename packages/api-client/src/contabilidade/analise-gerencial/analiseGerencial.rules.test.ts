import { expect, it } from 'vitest';
import { fakeEmpresaAnalisada, fakeResumo } from './analiseGerencial.fake.ts';
import {
  competenciaBase,
  empresasComDespesa,
  figurasDe,
  mesDoGrupo,
  resumoComDespesa,
  somaGrupos,
} from './analiseGerencial.rules.ts';

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

it('splits a month between the groups, and guesses no part that is not known (ANA-11)', () => {
  const mes = {
    competencia: '2026-10',
    mensalidade: 450_00,
    coparticipacao: 20_00,
    despesa: 110_00,
    individual: { mensalidade: 200_00, coparticipacao: 0, despesa: 30_00 },
    guiasEmAnalise: 0,
    valorEmAnalise: 0,
  };
  expect(mesDoGrupo(mes, 'individual', true)).toEqual({ vidas: 0, ...mes.individual });
  expect(mesDoGrupo(mes, 'coletivo', true)).toEqual({
    vidas: 0,
    mensalidade: 250_00,
    coparticipacao: 20_00,
    despesa: 80_00,
  });
  const inteiro = { ...mes, individual: null };
  expect(mesDoGrupo(inteiro, 'coletivo', false)).toMatchObject({ mensalidade: 450_00, despesa: 110_00 });
  expect(mesDoGrupo(inteiro, 'coletivo', true)).toBeNull();
  expect(mesDoGrupo(inteiro, 'individual', true)).toBeNull();
});

it('begins in the same month of the year before (ANA-3, CTB-1)', () => {
  expect([competenciaBase('2026-10'), competenciaBase('2026-01')]).toEqual(['2025-10', '2025-01']);
});

it('ANA-12: puts the stored expense beside the fees, co-payments and lives of today', () => {
  const calculadas = [fakeEmpresaAnalisada(1), fakeEmpresaAnalisada(2), fakeEmpresaAnalisada(3)];
  const [uma, , saiu] = calculadas;
  const hoje = [
    fakeEmpresaAnalisada(1, false, {
      quantidadeVidaAtual: 0,
      valorMensalidade: 39_539_46,
      valorCoparticipacao: 0,
    }),
    fakeEmpresaAnalisada(9, false),
  ];
  const [primeira, nova, semMensalidade, ...outras] = empresasComDespesa(
    hoje,
    [uma, saiu].flatMap((row) => row ?? []),
  );
  expect(primeira).toMatchObject({
    codigoEmpresa: uma?.codigoEmpresa,
    quantidadeVidaAtual: 0,
    valorMensalidade: 39_539_46,
    despesaAssistencial: uma?.despesaAssistencial,
    despesaLiquida: uma?.despesaAssistencial,
    resultado: 39_539_46 - (uma?.despesaAssistencial ?? 0),
  });
  expect(nova).toMatchObject({ despesaAssistencial: 0, despesaLiquida: -(nova?.valorCoparticipacao ?? 0) });
  expect(semMensalidade).toMatchObject({
    codigoEmpresa: saiu?.codigoEmpresa,
    valorMensalidade: 0,
    quantidadeVidaAtual: 0,
    despesaAssistencial: saiu?.despesaAssistencial,
    sinistralidade: null,
  });
  expect(outras).toEqual([]);
});

it('ANA-12: the cards and the months take only the expense from the calculation', () => {
  const antes = [fakeEmpresaAnalisada(1), fakeEmpresaAnalisada(2)];
  const hoje = [fakeEmpresaAnalisada(1, false, { valorMensalidade: 100_00, valorCoparticipacao: 10_00 })];
  const calculado = fakeResumo(antes);
  const junto = resumoComDespesa(fakeResumo(hoje), calculado);
  expect(junto).toMatchObject({
    totalMensalidadeColetivo: 100_00,
    totalCoparticipacaoColetivo: 10_00,
    totalDespesaColetivo: calculado.totalDespesaColetivo,
    totalDespesaLiquidaColetivo: (calculado.totalDespesaColetivo ?? 0) - 10_00,
    totalDespesaIndividual: calculado.totalDespesaIndividual,
  });
  expect(junto.competencias.map(({ despesa }) => despesa)).toEqual(
    calculado.competencias.map(({ despesa }) => despesa),
  );
});
