import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { BarChart } from '@vidas/ui/chart/BarChart.tsx';
import { DoughnutChart } from '@vidas/ui/chart/DoughnutChart.tsx';
import { GroupedBarChart } from '@vidas/ui/chart/GroupedBarChart.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useNavigate } from 'react-router-dom';
import { RouterLink } from '../../app/RouterLink.tsx';
import { hrefDaFigura, hrefDoCorte } from './painelUrl.ts';
import type { Painel } from './usePainel.ts';

interface PainelChartsProps {
  readonly painel: Painel;
}

const sexos = [
  ['fem', 'Feminino'],
  ['masc', 'Masculino'],
] as const;
const planos = [
  ['smart', 'Smart'],
  ['premium', 'Premium'],
  ['outras', 'Outras linhas'],
] as const;
const tipos = [
  ['individual', 'Individual/Familiar'],
  ['adesao', 'Adesão'],
  ['empresarial', 'Empresarial'],
] as const;

const semComparacao = 'O arquivo da ANS não traz a cidade nem o vínculo: retire esses filtros para comparar.';

/** The charts of the board; every number of each opens its lives (DIR-16). */
export function PainelCharts({ painel }: PainelChartsProps) {
  const go = useNavigate();
  const { dash, ativados, desativados, ans } = painel;
  const linksTo = (
    hrefOf: (place: number, series: number) => string | undefined,
    hrefOfTotal?: (series: number) => string | undefined,
  ) => ({
    hrefOf,
    hrefOfTotal,
    linkComponent: RouterLink,
    onOpen: (href: string) => void go(href),
  });
  const { data, filtros } = dash;
  const teto = data?.teto ?? undefined;
  // The third line appears only when a plan belongs to it (DIR-23).
  const linhas = planos.filter(([key]) => key !== 'outras' || data?.plan.outras !== undefined);
  const todasAtivas = () => hrefDaFigura({ figura: 'ativos', filtros });
  const state = { isLoading: dash.isLoading, failure: dash.failure, headingLevel: 2 } as const;
  const divided = <Key extends string>(
    title: string,
    corte: 'sexo' | 'plano' | 'tipo',
    parts: readonly (readonly [Key, string])[],
    found: Readonly<Partial<Record<Key, { readonly value: number } | undefined>>> | undefined,
  ) => (
    <DoughnutChart
      {...state}
      title={title}
      categoryLabel={title}
      valueLabel="Vidas"
      points={parts.map(([key, label]) => ({ label, value: found?.[key]?.value ?? null }))}
      links={linksTo((place) => hrefDoCorte(filtros, corte, parts[place]?.[0] ?? ''), todasAtivas)}
    />
  );
  const meses = ativados.data ?? [];
  const dosMeses = (series: number) =>
    series === 0
      ? ({ figura: 'ativados', filtros: ativados.filtros } as const)
      : ({ figura: 'desativados', filtros: desativados.filtros } as const);
  const faixas = data?.range ?? [];
  const contra = ans.data;
  const naAns = {
    headingLevel: 2,
    isLoading: ans.isLoading,
    failure: ans.failure,
    subtitle: contra?.dataRefAns ? `Em ${writeDay(contra.dataRefAns)}, dia do arquivo da ANS` : undefined,
    emptyText:
      contra?.comparavel === false ? semComparacao : 'Nenhum arquivo de conferência da ANS foi importado.',
    categoryLabel: 'Faixa etária',
  } as const;
  const daFaixa = (figura: 'referencia' | 'ans' | 'divergencia', place: number) =>
    hrefDoCorte(ans.filtros, 'faixa', contra?.faixas[place]?.codigo ?? '', figura);
  return (
    <Stack gap="l">
      <Row isEven align="start" gap="l">
        <DoughnutChart
          {...state}
          title="Vidas ativas"
          subtitle={teto === undefined ? undefined : `Contra o teto de ${teto.toLocaleString('pt-BR')} vidas`}
          categoryLabel="Situação"
          valueLabel="Vidas"
          ceiling={teto}
          points={[{ label: 'Ativas', value: data?.qtdAtivos ?? null }]}
          links={linksTo(todasAtivas, todasAtivas)}
        />
        {divided('Sexo', 'sexo', sexos, data?.gender)}
      </Row>
      <Row isEven align="start" gap="l">
        {divided('Plano', 'plano', linhas, data?.plan)}
        {divided('Tipo', 'tipo', tipos, data?.type)}
      </Row>
      <GroupedBarChart
        headingLevel={2}
        title="Ativações e desativações por mês"
        subtitle="Os últimos doze meses, o corrente até hoje"
        categoryLabel="Mês"
        labels={meses.map(({ competencia }) => writeMonth(competencia))}
        series={[
          { name: 'Ativações', values: meses.map(({ quantidade }) => quantidade) },
          {
            name: 'Desativações',
            values: meses.map((_, at) => desativados.data?.[at]?.quantidade ?? null),
          },
        ]}
        isLoading={ativados.isLoading || desativados.isLoading}
        failure={ativados.failure ?? desativados.failure}
        links={linksTo(
          (place, series) => {
            const competencia = meses[place]?.competencia;
            return competencia && hrefDaFigura({ ...dosMeses(series), competencia });
          },
          (series) => {
            const competencia = meses[0]?.competencia;
            return competencia && hrefDaFigura({ ...dosMeses(series), competencia, meses: meses.length });
          },
        )}
      />
      <BarChart
        {...state}
        title="Vidas por faixa etária"
        categoryLabel="Faixa etária"
        valueLabel="Vidas"
        points={faixas.map(({ faixa, value }) => ({ label: faixa, value }))}
        links={linksTo((place) => hrefDoCorte(filtros, 'faixa', faixas[place]?.codigo ?? ''), todasAtivas)}
      />
      <GroupedBarChart
        {...naAns}
        title="Vidas ativas: operadora e ANS"
        labels={contra?.faixas.map(({ faixa }) => faixa) ?? []}
        series={[
          { name: 'Operadora', values: contra?.faixas.map(({ operadora }) => operadora) ?? [] },
          { name: 'ANS', values: contra?.faixas.map(({ ans: registros }) => registros) ?? [] },
        ]}
        links={linksTo(
          (place, series) => daFaixa(series === 0 ? 'referencia' : 'ans', place),
          (series) => hrefDaFigura({ figura: series === 0 ? 'referencia' : 'ans', filtros: ans.filtros }),
        )}
      />
      <BarChart
        {...naAns}
        title="Análise de divergências"
        valueLabel="Operadora menos ANS"
        points={contra?.faixas.map(({ faixa, divergencia }) => ({ label: faixa, value: divergencia })) ?? []}
        links={linksTo(
          (place) => daFaixa('divergencia', place),
          () => hrefDaFigura({ figura: 'divergencia', filtros: ans.filtros }),
        )}
      />
    </Stack>
  );
}
