import { BarPlot } from './BarPlot.tsx';
import type { BarDirection } from './barLayout.ts';
import type { ChartProps, ChartSeries } from './chart.types.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartKey } from './ChartKey.tsx';
import { total, twinOfSeries } from './tableTwin.ts';
import { writeValue } from './words.ts';

export interface GroupedBarChartProps extends ChartProps {
  /** The categories, in the order of the values. */
  readonly labels: readonly string[];
  /** Two or three series side by side. Use LineChart for more of them. */
  readonly series: readonly ChartSeries[];
  /** Default auto: upright, lying where the labels would not fit below. */
  readonly direction?: BarDirection | undefined;
}

/**
 * Several numbers for each category side by side, from zero. Each series has its total, unless they are percentages.
 */
export function GroupedBarChart({ labels, series, direction = 'auto', ...chart }: GroupedBarChartProps) {
  const { title, format = 'integer', categoryLabel = 'Categoria' } = chart;
  const hasTotal = format !== 'percent';
  const { links } = chart;
  const entries = series.map(({ name, values }, at) => ({
    name,
    value: hasTotal ? writeValue(total(values), format) : '',
    href: hasTotal ? links?.hrefOfTotal?.(at) : undefined,
  }));
  return (
    <ChartFrame
      chart={chart}
      twin={twinOfSeries(labels, series, { format, categoryLabel, hasTotal })}
      linked={series.length}
      isEmpty={series.every(({ values }) => values.every((value) => value === null))}
      figure={<ChartKey entries={entries} shape="bar" linkComponent={links?.linkComponent} />}
    >
      <BarPlot
        title={title}
        labels={labels}
        series={series}
        format={format}
        direction={direction}
        isLow={chart.isLow}
        links={links}
      />
    </ChartFrame>
  );
}
