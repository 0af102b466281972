import type { ChartFormat, ChartSeries, Reading } from './chart.types.ts';
import { writeValue } from './words.ts';

/** What a place of a chart of series says. */
export const readingOfSeries = (
  chart: {
    readonly labels: readonly string[];
    readonly series: readonly ChartSeries[];
    readonly format: ChartFormat;
  },
  index: number,
): Reading => ({
  label: chart.labels[index] ?? '',
  entries: chart.series.map(({ name, values }, tone) => ({
    name,
    value: writeValue(values[index] ?? null, chart.format),
    tone,
  })),
});
