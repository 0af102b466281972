import { Text } from '../text/Text.tsx';
import type { ChartProps, ChartSeries } from './chart.types.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartKey } from './ChartKey.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { lineLayout } from './lineLayout.ts';
import { Plot } from './Plot.tsx';
import { readingOfSeries } from './reading.ts';
import { twinOfSeries } from './tableTwin.ts';
import { writeShort, writeValue } from './words.ts';

export interface LineChartProps extends ChartProps {
  /** Moments in their order, at equal distances. */
  readonly labels: readonly string[];
  /** One to four lines; the first is the most important. */
  readonly series: readonly ChartSeries[];
}

/** Numbers over time; the newest of each line is written above. An axis that does not begin at zero has a note. */
export function LineChart({ labels, series, ...chart }: LineChartProps) {
  const { title, format = 'integer', categoryLabel = 'Período' } = chart;
  // The last date of a line that ends before the others.
  const newest = series.map(({ name, values }) => {
    const at = values.findLastIndex((value) => value !== null);
    return {
      name,
      value: writeValue(values[at] ?? null, format),
      note: at < labels.length - 1 ? (labels[at] ?? '') : '',
      at,
    };
  });
  const [only] = newest;
  const input = { labels, series, format, isLow: chart.isLow };
  return (
    <ChartFrame
      chart={chart}
      twin={twinOfSeries(labels, series, { format, categoryLabel, hasTotal: false })}
      isEmpty={series.every(({ values }) => values.every((value) => value === null))}
      figure={
        series.length < 2 && (
          <ChartFigure value={only?.value ?? '—'} note={only ? `em ${labels[only.at] ?? ''}` : ''} />
        )
      }
    >
      <Plot
        title={title}
        layoutFor={(width) => lineLayout(input, width)}
        readingOf={(index) => {
          const reading = readingOfSeries(input, index);
          return series.length > 1
            ? reading
            : { ...reading, entries: reading.entries.map((entry) => ({ ...entry, name: '' })) };
        }}
        draw={(layout, active) => (
          <LineDrawing layout={layout} series={series} format={format} active={active} />
        )}
        aside={(layout) => (
          <>
            {series.length > 1 && layout.ends.length === 0 && (
              <ChartKey isList entries={newest} shape="line" />
            )}
            {!layout.isFromZero && (
              <Text size="label" tone="muted">
                O eixo começa em {writeShort(layout.domain[0], format)}, não em zero.
              </Text>
            )}
          </>
        )}
      />
    </ChartFrame>
  );
}
