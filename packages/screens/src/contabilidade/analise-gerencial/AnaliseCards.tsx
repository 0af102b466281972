import type { ResumoDaAnalise } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import {
  figurasDe,
  type Grupo,
  somaGrupos,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.rules.ts';
import { sinistralidadeAlta } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { ReactNode } from 'react';
import { escreveSinistralidade } from './analiseColumns.tsx';

interface AnaliseCardsProps {
  readonly resumo: ResumoDaAnalise | undefined;
  readonly isLoading: boolean;
  /** True to show the sum of Individual and Coletivo too (ANA-6). */
  readonly isCombined: boolean;
  /** Buttons of the cards' calculation. */
  readonly acts: ReactNode;
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

const bad = (isBad: boolean) => (isBad ? { tone: 'negative' as const } : {});

const cardsOf = (grupo: Grupo | undefined): KpiCardProps[] => {
  const figuras = grupo && figurasDe(grupo);
  const [liquida, resultado, percentual] = [
    figuras?.despesaLiquida,
    figuras?.resultado,
    figuras?.sinistralidade ?? null,
  ];
  return [
    { label: 'Vidas', value: grupo?.vidas },
    { label: 'Mensalidade', kind: 'money', value: grupo?.mensalidade },
    {
      label: 'Despesa assistencial líquida',
      kind: 'money',
      value: liquida,
      ...bad((liquida ?? 0) < 0),
    },
    { label: 'Sinistralidade R$', kind: 'money', value: resultado, ...bad((resultado ?? 0) < 0) },
    {
      label: 'Sinistralidade %',
      value: escreveSinistralidade(percentual),
      ...bad(sinistralidadeAlta(percentual)),
    },
  ];
};

/** The cards of each group of contracts (ANA-6). */
export function AnaliseCards({ resumo, isLoading, isCombined, acts }: AnaliseCardsProps) {
  const coletivo = resumo && coletivoDe(resumo);
  const individual = resumo && individualDe(resumo);
  const sets: [title: string, grupo: Grupo | undefined][] = [
    ...(individual ? [['Individual', individual] as [string, Grupo]] : []),
    ['Coletivo', coletivo],
    ...(isCombined && coletivo && individual
      ? [['Coletivo e individual', somaGrupos([coletivo, individual])] as [string, Grupo]]
      : []),
  ];
  return sets.map(([title, grupo], index) => (
    <section key={title} aria-label={title}>
      <Stack gap="xs">
        {sets.length > 1 && (
          <Text size="label" weight="strong" tone="muted">
            {title}
          </Text>
        )}
        <KpiStrip cards={cardsOf(grupo)} isLoading={isLoading} {...(index === 0 ? { acts } : {})} />
      </Stack>
    </section>
  ));
}
