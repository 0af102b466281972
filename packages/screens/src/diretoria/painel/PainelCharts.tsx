import { writeMonth } from '@vidas/api-client/words/day.ts';
import { DoughnutChart } from '@vidas/ui/chart/DoughnutChart.tsx';
import { GroupedBarChart } from '@vidas/ui/chart/GroupedBarChart.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useNavigate } from 'react-router-dom';
import { RouterLink } from '../../app/RouterLink.tsx';
import { hrefDaFigura } from './painelUrl.ts';
import type { Painel } from './usePainel.ts';

interface PainelChartsProps {
  readonly painel: Painel;
}

/** The lives against their ceiling, and the movement of the year; every number opens its lives (DIR-14, DIR-16, DIR-17). */
export function PainelCharts({ painel: { dash, ativados, desativados } }: PainelChartsProps) {
  const go = useNavigate();
  const links = { linkComponent: RouterLink, onOpen: (href: string) => void go(href) };
  const todasAtivas = () => hrefDaFigura({ figura: 'ativos', filtros: dash.filtros });
  const meses = ativados.data ?? [];
  const dosMeses = (series: number) =>
    series === 0
      ? ({ figura: 'ativados', filtros: ativados.filtros } as const)
      : ({ figura: 'desativados', filtros: desativados.filtros } as const);
  return (
    <Row isLastWide align="stretch">
      <DoughnutChart
        isLow
        headingLevel={2}
        title="Vidas ativas"
        categoryLabel="Situação"
        valueLabel="Vidas"
        ceiling={dash.data?.teto ?? undefined}
        points={[{ label: 'Ativas', value: dash.data?.qtdAtivos ?? null }]}
        isLoading={dash.isLoading}
        failure={dash.failure}
        links={{ ...links, hrefOf: todasAtivas, hrefOfTotal: todasAtivas }}
      />
      <GroupedBarChart
        isLow
        headingLevel={2}
        title="Ativações e desativações por mês"
        subtitle="o corrente até hoje"
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
        links={{
          ...links,
          hrefOf: (place, series) => {
            const competencia = meses[place]?.competencia;
            return competencia && hrefDaFigura({ ...dosMeses(series), competencia });
          },
          hrefOfTotal: (series) => {
            const competencia = meses[0]?.competencia;
            return competencia && hrefDaFigura({ ...dosMeses(series), competencia, meses: meses.length });
          },
        }}
      />
    </Row>
  );
}
