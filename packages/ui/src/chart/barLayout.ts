import type { Box, ChartFormat, ChartSeries, PlotLayout } from './chart.types.ts';
import { cut, drawingHeight, extent, labelStep, linear, niceTicks, textWidth, wrap } from './scales.ts';
import { writeShort, writeValue } from './words.ts';

/** Direction of the bars: auto lays them down when their labels do not fit below. */
export type BarDirection = 'auto' | 'vertical' | 'horizontal';

/** The measures for a drawing of bars, in px. */
export interface BarLayout extends PlotLayout {
  readonly isHorizontal: boolean;
  readonly margin: Record<'top' | 'right' | 'bottom' | 'left', number>;
  readonly domain: readonly [number, number];
  /** Values of the grid lines; none when every bar shows its number. */
  readonly ticks: readonly number[];
  /** The bar of a value of a series at a place, from zero to the value. */
  readonly boxOf: (index: number, series: number, value: number) => Box;
  /** Text of each bar's number, exact or short. */
  readonly valueText: ((value: number) => string) | undefined;
  /** Label of a category, in one or two lines; undefined where labels are thinned out. */
  readonly linesOf: (index: number) => readonly string[];
  /** True for horizontal bars with long names: the name is over its bar. */
  readonly isLabelOver: boolean;
  /** Baseline of the first line of a name. */
  readonly nameAt: (index: number) => number;
  /** Middle of a category along its axis. */
  readonly middleOf: (index: number) => number;
  /** Position of a value along the axis of the values. */
  readonly at: (value: number) => number;
}

export interface BarInput {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly format: ChartFormat;
  readonly direction: BarDirection;
  readonly isLow?: boolean | undefined;
}

const edge = 8;
const lineHeight = 15;
const barMost = 48;
/** Share of a category's space that its bars fill. Low charts fill more, so that each bar keeps its number. */
const filledOf = (isLow = false) => (isLow ? 0.8 : 0.72);
const cramped = 28;
/** Widest name in px that is thinned out, such as a month. Longer names lie beside horizontal bars. */
const shortName = 84;

/** True when every name fits below its bar uncut, in one line or two. */
const fits = (labels: readonly string[], band: number) =>
  labels.every((label) => !wrap(label, band - 4).some((line) => line.endsWith('…')));

/** Start of the bars of a place, from the start of the place: centred, on a whole px. */
const startOf = (band: number, bars: number) => Math.round((band - bars) / 2);

const leastStep = { money: 100, integer: 1, percent: 0 } as const;

interface Values {
  readonly all: readonly number[];
  readonly low: number;
  readonly high: number;
}

function read(series: readonly ChartSeries[]): Values {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = extent(all) ?? [0, 0];
  return { all, low: Math.min(0, low), high: low === 0 && high === 0 ? 1 : Math.max(0, high) };
}

/** The most exact format that fits over the bars; undefined when none fits. */
function valueWriter(all: readonly number[], format: ChartFormat, room: number) {
  const ways = [(value: number) => writeValue(value, format), (value: number) => writeShort(value, format)];
  return ways.find((way) => all.every((value) => textWidth(way(value)) <= room));
}

const tickWidth = (ticks: readonly number[], format: ChartFormat) =>
  Math.max(0, ...ticks.map((tick) => textWidth(writeShort(tick, format))));

function vertical(input: BarInput, width: number): BarLayout {
  const { labels, series, format } = input;
  const height = drawingHeight(input.isLow);
  const filled = filledOf(input.isLow);
  const { all, low, high } = read(series);
  const count = Math.max(1, labels.length);
  // The number of a single bar may be wider than the bar; with several side by side it may not.
  const roomOf = series.length === 1 ? 1 : filled / series.length;
  const fitting = valueWriter(all, format, ((width - 2 * edge) / count) * roomOf - 4);
  const ticks = fitting ? [] : niceTicks(low, high, { least: leastStep[format] });
  const left = fitting ? edge : tickWidth(ticks, format) + edge;
  const band = (width - left - edge) / count;
  const longest = Math.max(0, ...labels.map(textWidth));
  const isThinned = band < cramped || (!fits(labels, band) && longest <= shortName);
  const step = isThinned ? labelStep(longest + edge, band) : 1;
  const lines = labels.map((label, at) => (at % step === 0 ? wrap(label, band * step - 4) : []));
  const deepest = Math.max(1, ...lines.map((texts) => texts.length));
  const domain = [ticks[0] ?? low, ticks.at(-1) ?? high] as const;
  const margin = {
    top: 22,
    right: edge,
    bottom: deepest * lineHeight + 8 + (fitting && low < 0 ? lineHeight : 0),
    left,
  };
  const barGap = series.length > 1 ? 2 : 0;
  const barSize = Math.max(1, Math.min(barMost, (band * filled) / series.length - barGap));
  const start = startOf(band, series.length * (barSize + barGap) - barGap);
  const at = linear(domain, [height - margin.bottom, margin.top]);
  const middleOf = (index: number) => left + (index + 0.5) * band;
  return {
    isHorizontal: false,
    width,
    height,
    count: labels.length,
    margin,
    domain,
    ticks,
    boxOf: (index, nth, value) => ({
      x: left + index * band + start + nth * (barSize + barGap),
      y: Math.min(at(0), at(value)),
      width: barSize,
      height: Math.abs(at(value) - at(0)),
    }),
    valueText: fitting,
    linesOf: (index) => lines[index] ?? [],
    isLabelOver: false,
    nameAt: () => height - margin.bottom + 18 + (fitting && low < 0 ? lineHeight : 0),
    middleOf,
    at,
    indexAt: (x) => {
      const index = Math.floor((x - left) / band);
      return index >= 0 && index < labels.length ? index : undefined;
    },
    anchorOf: (index) => ({
      x: middleOf(index),
      y: at(Math.max(0, ...series.map(({ values }) => values[index] ?? 0))),
    }),
    markOf: (index) => ({
      x: left + index * band,
      y: margin.top - 14,
      width: band,
      height: height - margin.top - margin.bottom + 14,
    }),
  };
}

function horizontal(input: BarInput, width: number): BarLayout {
  const { labels, series, format } = input;
  const { all, low, high } = read(series);
  const longest = Math.max(0, ...labels.map(textWidth));
  const isLabelOver = longest > width * 0.4;
  const names = isLabelOver ? 0 : longest + edge;
  const fitting = valueWriter(all, format, width * 0.34) ?? ((value: number) => writeShort(value, format));
  const room = (values: readonly number[]) =>
    Math.max(0, ...values.map((value) => textWidth(fitting(value)) + edge));
  const barSize = series.length > 1 ? 14 : 18;
  const barGap = series.length > 1 ? 2 : 0;
  const bars = series.length * (barSize + barGap);
  const band = bars + (isLabelOver ? lineHeight + 12 : 14);
  const margin = {
    top: 4,
    bottom: isLabelOver ? 12 : 4,
    left: names + room(all.filter((value) => value < 0)),
    right: room(all.filter((value) => value >= 0)),
  };
  const domain = [low, high] as const;
  const at = linear(domain, [margin.left, width - margin.right]);
  // Bars move down by half the name over them.
  const over = isLabelOver ? (lineHeight + 2) / 2 : 0;
  const start = startOf(band, bars - barGap);
  const middleOf = (index: number) => margin.top + (index + 0.5) * band;
  return {
    isHorizontal: true,
    width,
    height: Math.max(1, labels.length) * band + margin.top + margin.bottom,
    count: labels.length,
    margin,
    domain,
    ticks: [],
    boxOf: (index, nth, value) => ({
      x: Math.min(at(0), at(value)),
      y: margin.top + over + index * band + start + nth * (barSize + barGap),
      width: Math.abs(at(value) - at(0)),
      height: barSize,
    }),
    valueText: fitting,
    linesOf: (index) => [cut(labels[index] ?? '', isLabelOver ? width : names)],
    isLabelOver,
    nameAt: (index) => (isLabelOver ? middleOf(index) + over - bars / 2 - 5 : middleOf(index) + 4),
    middleOf,
    at,
    indexAt: (_x, y) => {
      const index = Math.floor((y - margin.top) / band);
      return index >= 0 && index < labels.length ? index : undefined;
    },
    anchorOf: (index) => ({
      x: at(Math.max(0, ...series.map(({ values }) => values[index] ?? 0))),
      y: middleOf(index) - band / 2,
    }),
    markOf: (index) => ({ x: 0, y: middleOf(index) - band / 2, width, height: band }),
  };
}

/** The positions of the bars for a width; pure, so that pointer, keys and drawing agree. */
export function barLayout(input: BarInput, width: number): BarLayout {
  if (input.direction !== 'auto')
    return (input.direction === 'vertical' ? vertical : horizontal)(input, width);
  const band = (width - 2 * edge) / Math.max(1, input.labels.length);
  const isLong = input.labels.some((label) => textWidth(label) > shortName);
  return isLong && !fits(input.labels, band) && input.labels.length <= 12
    ? horizontal(input, width)
    : vertical(input, width);
}
