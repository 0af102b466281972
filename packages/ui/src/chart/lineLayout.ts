import type { ChartFormat, ChartSeries, PlotLayout } from './chart.types.ts';
import { cut, drawingHeight, extent, labelStep, linear, niceTicks, spread, textWidth } from './scales.ts';
import { writeShort, writeValue } from './words.ts';

/** The measures for the drawing of lines, in px. */
export interface LineLayout extends PlotLayout {
  readonly margin: Record<'top' | 'right' | 'bottom' | 'left', number>;
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  /** False when changes would be too small to see from zero. The chart then notes the start of its axis. */
  readonly isFromZero: boolean;
  /** The label of a place; empty when labels are thinned out. */
  readonly labelOf: (index: number) => string;
  /** Names and newest numbers at the ends of the lines; none on a narrow screen, which has a key below. */
  readonly ends: readonly LineEnd[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

/** The words at the end of a line. */
export interface LineEnd {
  readonly name: string;
  /** The newest number in words. */
  readonly value: string;
  /** Middle of the words. */
  readonly y: number;
  /** The x where the line ends. */
  readonly from: number;
}

export interface LineInput {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly format: ChartFormat;
  readonly isLow?: boolean | undefined;
}

const edge = 8;
const narrow = 440;
/** The axis begins above zero when the lowest value is at least this part of the highest. */
const flat = 0.67;

/** True when names fit at the ends of the lines, instead of a key above. */
const hasRoomForEnds = (width: number): boolean => width >= narrow;

const lastKnown = (values: readonly (number | null)[]) => values.findLastIndex((value) => value !== null);

/** The positions of the lines for a width. */
export function lineLayout({ labels, series, format, isLow }: LineInput, width: number): LineLayout {
  const height = drawingHeight(isLow);
  const [low, high] = extent(series.flatMap(({ values }) => values)) ?? [0, 1];
  const isFromZero = low <= 0 || low < high * flat || low === high;
  const least = { money: 100, integer: 1, percent: 0 }[format];
  const ticks = niceTicks(isFromZero ? Math.min(0, low) : low, Math.max(isFromZero ? 0 : low, high), {
    least,
  });
  const domain = [ticks[0] ?? 0, ticks.at(-1) ?? 1] as const;
  const hasEnds = series.length > 1 && hasRoomForEnds(width);
  const values = series.map(({ values: own }) => writeValue(own[lastKnown(own)] ?? null, format));
  const widestEnd = Math.max(0, ...[...series.map(({ name }) => name), ...values].map(textWidth));
  const endRoom = hasEnds ? Math.min(width * 0.34, widestEnd + 20) : 0;
  const tickRoom = Math.max(...ticks.map((tick) => textWidth(writeShort(tick, format))));
  const widest = Math.max(0, ...labels.map(textWidth));
  // Half of the first and the last label reaches beyond its place.
  const half = Math.min(widest / 2, 60);
  const margin = {
    top: 12,
    bottom: 26,
    left: Math.max(tickRoom + edge + 4, half),
    right: Math.max(endRoom, half, edge),
  };
  const plotWidth = width - margin.left - margin.right;
  const gap = labels.length > 1 ? plotWidth / (labels.length - 1) : plotWidth;
  const step = labelStep(Math.min(widest, 120) + edge, gap);
  const x = (index: number) => (labels.length > 1 ? margin.left + index * gap : margin.left + plotWidth / 2);
  const y = linear(domain, [height - margin.bottom, margin.top]);
  const wanted = series.map(({ values: own }) => y(own[lastKnown(own)] ?? domain[0]));
  const places = spread(wanted, { gap: 32, from: margin.top, to: height - margin.bottom });
  return {
    width,
    height,
    count: labels.length,
    margin,
    domain,
    ticks,
    isFromZero,
    // Counted from the last place, because people look for the newest number.
    labelOf: (index) =>
      (labels.length - 1 - index) % step === 0 ? cut(labels[index] ?? '', Math.max(gap * step - 4, 48)) : '',
    ends: hasEnds
      ? series.map(({ name }, at) => ({
          name: cut(name, endRoom - 14),
          value: values[at] ?? '',
          y: places[at] ?? 0,
          from: wanted[at] ?? 0,
        }))
      : [],
    x,
    y,
    indexAt: (px) => {
      if (labels.length === 0) return undefined;
      return Math.min(labels.length - 1, Math.max(0, Math.round((px - margin.left) / gap)));
    },
    anchorOf: (index) => {
      const range = extent(series.map(({ values }) => values[index] ?? null));
      return { x: x(index), y: range ? y(range[1]) : margin.top };
    },
    markOf: (index) => ({
      x: x(index) - 0.5,
      y: margin.top,
      width: 1,
      height: height - margin.top - margin.bottom,
    }),
  };
}
