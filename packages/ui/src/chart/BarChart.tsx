import { BarPlot } from './BarPlot.tsx';
import type { BarDirection } from './barLayout.ts';
import type { ChartPoint, ChartProps } from './chart.types.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { total, twinOfPoints } from './tableTwin.ts';
import { writeValue } from './words.ts';

export interface BarChartProps extends ChartProps {
  /** One bar for each point, in this order. */
  readonly points: readonly ChartPoint[];
  /** Default auto: upright, or lying when the labels do not fit below. */
  readonly direction?: BarDirection | undefined;
  /** Head of the column of numbers in the table: Vidas. Default Valor. */
  readonly valueLabel?: string | undefined;
}

/** One number for each category, from zero; the total is above (not for percentages). */
export function BarChart({ points, direction = 'auto', valueLabel = 'Valor', ...chart }: BarChartProps) {
  const { title, format = 'integer', categoryLabel = 'Categoria' } = chart;
  const hasTotal = format !== 'percent';
  const values = points.map(({ value }) => value);
  const twin = twinOfPoints(points, { format, categoryLabel, valueLabel, hasTotal, hasShare: false });
  return (
    <ChartFrame
      chart={chart}
      twin={twin}
      isEmpty={values.every((value) => value === null)}
      figure={hasTotal && <ChartFigure value={writeValue(total(values), format)} note="no total" />}
    >
      <BarPlot
        title={title}
        labels={points.map(({ label }) => label)}
        series={[{ name: '', values }]}
        format={format}
        direction={direction}
        isLow={chart.isLow}
        links={chart.links}
      />
    </ChartFrame>
  );
}
