import type {
  EmpresaAnalisada,
  MesDaAnalise,
  ResumoDaAnalise,
  TotaisDaAnalise,
} from './analiseGerencial.contract.ts';
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

/** A month of the two groups; null where the part of the other is not known (ANA-11). */
export const mesDoGrupo = (
  { mensalidade, coparticipacao, despesa, individual }: MesDaAnalise,
  grupo: 'coletivo' | 'individual',
  hasIndividual: boolean,
): Grupo | null => {
  if (individual === null)
    return grupo === 'coletivo' && !hasIndividual ? { vidas: 0, mensalidade, coparticipacao, despesa } : null;
  if (grupo === 'individual') return { vidas: 0, ...individual };
  return {
    vidas: 0,
    mensalidade: mensalidade - individual.mensalidade,
    coparticipacao: coparticipacao - individual.coparticipacao,
    despesa: despesa === null || individual.despesa === null ? null : despesa - individual.despesa,
  };
};

/** The first month of a competence's period: the same month of the year before (ANA-3). */
export const competenciaBase = (competencia: string): string => somaCompetencia(competencia, -12);

/** The sums of a company. */
export const grupoDaEmpresa = (row: EmpresaAnalisada): Grupo => ({
  vidas: row.quantidadeVidaAtual,
  mensalidade: row.valorMensalidade,
  coparticipacao: row.valorCoparticipacao,
  despesa: row.despesaAssistencial,
});

/** Companies as they are today, with the expense of a stored calculation: one without fees today keeps its expense (ANA-12). */
export const empresasComDespesa = (
  hoje: readonly EmpresaAnalisada[],
  calculadas: readonly EmpresaAnalisada[],
): EmpresaAnalisada[] => {
  const guardada = new Map(calculadas.map((row) => [row.codigoEmpresa, row.despesaAssistencial ?? 0]));
  const known = new Set(hoje.map(({ codigoEmpresa }) => codigoEmpresa));
  const semMensalidade = calculadas
    .filter(({ codigoEmpresa, despesaAssistencial }) => !known.has(codigoEmpresa) && despesaAssistencial)
    .map((row) => ({
      ...row,
      quantidadeVidaAtual: 0,
      quantidadeVidaBase: 0,
      valorMensalidade: 0,
      valorCoparticipacao: 0,
    }));
  return [...hoje, ...semMensalidade].map((row) => {
    const despesaAssistencial = guardada.get(row.codigoEmpresa) ?? 0;
    return {
      ...row,
      despesaAssistencial,
      ...figurasDe({ ...grupoDaEmpresa(row), despesa: despesaAssistencial }),
    };
  });
};

/** Cards and months as they are today, with the expense of a stored calculation (ANA-12). */
export const resumoComDespesa = (hoje: ResumoDaAnalise, calculado: ResumoDaAnalise): ResumoDaAnalise => {
  const meses = new Map(calculado.competencias.map((mes) => [mes.competencia, mes]));
  const coletivo: Grupo = {
    vidas: hoje.totalVidaAtualColetivo,
    mensalidade: hoje.totalMensalidadeColetivo,
    coparticipacao: hoje.totalCoparticipacaoColetivo,
    despesa: calculado.totalDespesaColetivo,
  };
  const individual: Grupo | null =
    hoje.totalVidaAtualIndividual === null
      ? null
      : {
          vidas: hoje.totalVidaAtualIndividual,
          mensalidade: hoje.totalMensalidadeIndividual ?? 0,
          coparticipacao: hoje.totalCoparticipacaoIndividual ?? 0,
          despesa: calculado.totalDespesaIndividual,
        };
  return {
    ...totaisDe(coletivo, individual),
    competencias: hoje.competencias.map((mes) => {
      const guardado = meses.get(mes.competencia);
      return {
        ...mes,
        despesa: guardado?.despesa ?? null,
        individual: mes.individual && {
          ...mes.individual,
          despesa: guardado?.individual?.despesa ?? null,
        },
      };
    }),
  };
};
