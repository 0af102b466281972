import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { ResumoDaAnalise } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import {
  figurasDe,
  type Grupo,
  mesDoGrupo,
  somaGrupos,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.rules.ts';
import { sinistralidadeAlta } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { type ShareRow, ShareTable } from '@vidas/ui/share-table/ShareTable.tsx';
import { escreveSinistralidade } from './analiseColumns.tsx';

interface AnaliseResumoProps {
  readonly resumo: ResumoDaAnalise | undefined;
  readonly isLoading: boolean;
  /** True to show the sum of Coletivo and Individual too (ANA-6). */
  readonly isCombined: boolean;
}

const coletivoDe = (resumo: ResumoDaAnalise): Grupo => ({
  vidas: resumo.totalVidaAtualColetivo,
  mensalidade: resumo.totalMensalidadeColetivo,
  coparticipacao: resumo.totalCoparticipacaoColetivo,
  despesa: resumo.totalDespesaColetivo,
});

const individualDe = (resumo: ResumoDaAnalise): Grupo | null =>
  resumo.totalVidaAtualIndividual === null
    ? null
    : {
        vidas: resumo.totalVidaAtualIndividual,
        mensalidade: resumo.totalMensalidadeIndividual ?? 0,
        coparticipacao: resumo.totalCoparticipacaoIndividual ?? 0,
        despesa: resumo.totalDespesaIndividual,
      };

const columns = [
  { header: 'Vidas' },
  { header: 'Mensalidade (R$)' },
  { header: 'Despesa líquida (R$)' },
  { header: 'Sinistralidade R$' },
  { header: 'Sinistralidade %' },
] as const;

const moneyOf = (cents: number | null) =>
  cents === null ? null : { text: formatCents(cents), isNegative: cents < 0 };

/** The ratio of a group month by month; nothing before the expenses are calculated (ANA-11). */
const trendOf = (
  resumo: ResumoDaAnalise,
  grupo: 'coletivo' | 'individual',
  label: string,
): ShareRow['trend'] => {
  const hasIndividual = resumo.totalVidaAtualIndividual !== null;
  const points = resumo.competencias.map((mes) => {
    const doGrupo = mesDoGrupo(mes, grupo, hasIndividual);
    const percentual = doGrupo && figurasDe(doGrupo).sinistralidade;
    return { label: writeMonth(mes.competencia), value: percentual === null ? null : percentual / 100 };
  });
  return points.some(({ value }) => value !== null)
    ? { title: `Sinistralidade, ${label}, ${points.length} meses`, points, format: 'percent' }
    : undefined;
};

/** The line of a group, bad values in red; before any search it has no numbers. */
const rowOf = (label: string, grupo: Grupo | undefined, trend?: ShareRow['trend']): ShareRow => {
  if (grupo === undefined) return { label, cells: [] };
  const { despesaLiquida, resultado, sinistralidade } = figurasDe(grupo);
  return {
    label,
    cells: [
      grupo.vidas,
      formatCents(grupo.mensalidade),
      moneyOf(despesaLiquida),
      moneyOf(resultado),
      { text: escreveSinistralidade(sinistralidade), isNegative: sinistralidadeAlta(sinistralidade) },
    ],
    share: sinistralidade ?? undefined,
    trend,
  };
};

/** The groups of contracts under one another, their ratios over the months as small lines (ANA-6, ANA-11). */
export function AnaliseResumo({ resumo, isLoading, isCombined }: AnaliseResumoProps) {
  const coletivo = resumo && coletivoDe(resumo);
  const individual = resumo && individualDe(resumo);
  return (
    <ShareTable
      isDense
      title="Contratos"
      label="Contratos"
      columns={columns}
      trendLabel="13 meses"
      rows={[
        rowOf('Coletivo', coletivo, resumo && trendOf(resumo, 'coletivo', 'Coletivo')),
        ...(resumo && individual
          ? [rowOf('Individual', individual, trendOf(resumo, 'individual', 'Individual'))]
          : []),
      ]}
      total={
        isCombined && coletivo && individual
          ? rowOf('Coletivo e individual', somaGrupos([coletivo, individual]))
          : undefined
      }
      isLoading={isLoading}
      expected={2}
    />
  );
}
