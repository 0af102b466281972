import type { ChartFormat, ChartPoint, ChartSeries } from './chart.types.ts';
import { writeShare, writeValue } from './words.ts';

/** The numbers of a chart as a table of texts. */
export interface TableTwin {
  readonly head: readonly string[];
  readonly rows: readonly TwinRow[];
  /** The totals, where adding up means something. */
  readonly foot?: readonly string[] | undefined;
}

/** One category. */
export interface TwinRow {
  /** Unique although labels may repeat. */
  readonly id: string;
  readonly label: string;
  readonly cells: readonly string[];
}

interface TwinOptions {
  readonly format: ChartFormat;
  /** Head of the first column. */
  readonly categoryLabel: string;
  /** False for percentages and snapshots, which cannot be added up. */
  readonly hasTotal: boolean;
}

/** The sum of the known numbers; cents for money. */
export const total = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** One row for each point. With `hasShare`, the share of the whole is beside the number. */
export function twinOfPoints(
  points: readonly ChartPoint[],
  options: TwinOptions & { readonly valueLabel: string; readonly hasShare: boolean },
): TableTwin {
  const whole = total(points.map(({ value }) => value));
  const shareOf = (value: number | null) => (value === null ? '—' : writeShare(value, whole));
  const cellsOf = (value: number | null) => [
    writeValue(value, options.format),
    ...(options.hasShare ? [shareOf(value)] : []),
  ];
  return {
    head: [options.categoryLabel, options.valueLabel, ...(options.hasShare ? ['Participação'] : [])],
    rows: points.map(({ label, value }, at) => ({ id: `${at}`, label, cells: cellsOf(value) })),
    foot: options.hasTotal ? ['Total', ...cellsOf(whole)] : undefined,
  };
}

/** One row for each label, one column for each series. */
export function twinOfSeries(
  labels: readonly string[],
  series: readonly ChartSeries[],
  options: TwinOptions,
): TableTwin {
  return {
    head: [options.categoryLabel, ...series.map(({ name }) => name)],
    rows: labels.map((label, at) => ({
      id: `${at}`,
      label,
      cells: series.map(({ values }) => writeValue(values[at] ?? null, options.format)),
    })),
    foot: options.hasTotal
      ? ['Total', ...series.map(({ values }) => writeValue(total(values), options.format))]
      : undefined,
  };
}
