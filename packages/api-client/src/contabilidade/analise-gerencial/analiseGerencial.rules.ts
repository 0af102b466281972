import type { TotaisDaAnalise } from './analiseGerencial.contract.ts';
import { somaCompetencia } from '../../vendas/meses.rules.ts';
import { despesaLiquida, sinistralidade } from '../sinistralidade/sinistralidade.rules.ts';

/** Cost and payments of some lives over the period of an analysis; cents. */
export interface Grupo {
  vidas: number;
  mensalidade: number;
  coparticipacao: number;
  /** Before co-payments; null before the calculation of the expenses. */
  despesa: number | null;
}

/** The figures of a group; null before the calculation of the expenses. */
export interface Figuras {
  despesaLiquida: number | null;
  /** Fees less net expense: 'Sinistralidade R$'. */
  resultado: number | null;
  /** Hundredths of a percent; null also without fees. */
  sinistralidade: number | null;
}

/** The figures from the sums of a group (ANA-5). */
export const figurasDe = ({ mensalidade, coparticipacao, despesa }: Grupo): Figuras => {
  if (despesa === null) return { despesaLiquida: null, resultado: null, sinistralidade: null };
  const sums = {
    despesaCents: despesa,
    coparticipacaoCents: coparticipacao,
    mensalidadeCents: mensalidade,
  };
  const liquida = despesaLiquida(sums);
  return {
    despesaLiquida: liquida,
    resultado: mensalidade - liquida,
    sinistralidade: sinistralidade(sums),
  };
};

/** Several groups as one; its figures are calculated anew from the sums (ANA-6). */
export const somaGrupos = (grupos: readonly Grupo[]): Grupo =>
  grupos.reduce<Grupo>(
    (sum, each) => ({
      vidas: sum.vidas + each.vidas,
      mensalidade: sum.mensalidade + each.mensalidade,
      coparticipacao: sum.coparticipacao + each.coparticipacao,
      despesa: sum.despesa === null || each.despesa === null ? null : sum.despesa + each.despesa,
    }),
    { vidas: 0, mensalidade: 0, coparticipacao: 0, despesa: 0 },
  );

/** The cards of two groups; those of Individual are null in an analysis of collective contracts alone (ANA-6). */
export const totaisDe = (coletivo: Grupo, individual: Grupo | null): TotaisDaAnalise => {
  const doColetivo = figurasDe(coletivo);
  const doIndividual = individual && figurasDe(individual);
  return {
    totalVidaAtualColetivo: coletivo.vidas,
    totalMensalidadeColetivo: coletivo.mensalidade,
    totalCoparticipacaoColetivo: coletivo.coparticipacao,
    totalDespesaColetivo: coletivo.despesa,
    totalDespesaLiquidaColetivo: doColetivo.despesaLiquida,
    totalSinistralidadeColetivo: doColetivo.resultado,
    porcentagemSinistralidadeColetivo: doColetivo.sinistralidade,
    totalVidaAtualIndividual: individual && individual.vidas,
    totalMensalidadeIndividual: individual && individual.mensalidade,
    totalCoparticipacaoIndividual: individual && individual.coparticipacao,
    totalDespesaIndividual: individual && individual.despesa,
    totalDespesaLiquidaIndividual: doIndividual && doIndividual.despesaLiquida,
    totalSinistralidadeIndividual: doIndividual && doIndividual.resultado,
    porcentagemSinistralidadeIndividual: doIndividual && doIndividual.sinistralidade,
  };
};

/** The first month of a competence's period: the same month of the year before (ANA-3). */
export const competenciaBase = (competencia: string): string => somaCompetencia(competencia, -12);
