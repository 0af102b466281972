import type { ChartFormat, ChartSeries, Reading } from './chart.types.ts';
import { writeValue } from './words.ts';

/** The words of a place in a chart of series. */
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
