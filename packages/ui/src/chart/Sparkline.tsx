import styled, { css } from 'styled-components';
import { size } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { ChartFormat, ChartPoint } from './chart.types.ts';
import { ChartTable } from './ChartTable.tsx';
import { twinOfPoints } from './tableTwin.ts';
import { extent, linear } from './scales.ts';
import { writeValue } from './words.ts';

/** 'de 4.010 (nov/2025) a 4.310 (out/2026); menor 3.980 (jan/2026), maior 4.310 (out/2026)'. */
export function sparkSentence(points: readonly ChartPoint[], format: ChartFormat): string {
  const known = points.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return 'sem números';
  const say = ({ label, value }: { label: string; value: number }) =>
    `${writeValue(value, format)} (${label})`;
  if (known.length === 1) return say(first);
  const least = known.reduce((best, point) => (point.value < best.value ? point : best));
  const most = known.reduce((best, point) => (point.value > best.value ? point : best));
  return `de ${say(first)} a ${say(last)}; menor ${say(least)}, maior ${say(most)}`;
}

/** The size of a sparkline, in the units of its SVG. */
export const sparkBox = { width: 96, height: 28, lowHeight: 20, pad: 4 } as const;

interface SparkPath {
  /** An SVG path with gaps where there is no number; empty when no two neighbours are known. */
  readonly line: string;
  /** Position of the newest number; undefined when no number is known. */
  readonly end: { readonly x: number; readonly y: number } | undefined;
}

/** A line from the lowest value at the bottom to the highest at the top. Equal numbers run through the middle. */
export function sparkPath(values: readonly (number | null)[], height: number = sparkBox.height): SparkPath {
  const range = extent(values);
  if (!range) return { line: '', end: undefined };
  const { width, pad } = sparkBox;
  const x = linear([0, values.length - 1], [pad, width - pad]);
  const y = linear(range, [height - pad, pad]);
  let isOpen = false;
  let line = '';
  values.forEach((value, at) => {
    const hasNumber = value !== null && Number.isFinite(value);
    if (hasNumber) line += `${isOpen ? 'L' : 'M'}${x(at).toFixed(1)},${y(value).toFixed(1)}`;
    isOpen = hasNumber;
  });
  const last = values.findLastIndex((value) => value !== null && Number.isFinite(value));
  return { line: line.includes('L') ? line : '', end: { x: x(last), y: y(values[last] ?? 0) } };
}

export interface SparklineProps {
  /** The counted thing and its time: 'Vidas ativas, últimos 12 meses'. */
  readonly title: string;
  /** Oldest first. */
  readonly points: readonly ChartPoint[];
  /** Default integer. */
  readonly format?: ChartFormat | undefined;
  /** Head of the first column of the table. Default Período. */
  readonly categoryLabel?: string | undefined;
  /** True for the height of a line of text, as in the row of a table. */
  readonly isLow?: boolean | undefined;
  /** True for a table for screen readers, beside the sentence that names the drawing. Default true. */
  readonly hasTable?: boolean | undefined;
}

const Root = styled.span<{ readonly $low: boolean }>`
  position: relative;
  display: inline-block;
  /* Without this the drawing would add room below the letters of its line. */
  ${({ $low }) => $low && css`vertical-align: top;`}
`;

const Drawing = styled.svg<{ readonly $low: boolean }>`
  display: block;
  width: ${size.sparkline};
  height: ${({ $low }) => ($low ? size.iconLarge : size.sparklineHeight)};
  path { fill: none; stroke: ${color.chart1}; stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; }
  circle { fill: ${color.chart1}; }
  @media (forced-colors: active) { path { stroke: CanvasText; } circle { fill: CanvasText; } }
`;

/** A line of the size of a word, named by a sentence: first, last, lowest and highest number. */
export function Sparkline({
  title,
  points,
  format = 'integer',
  categoryLabel = 'Período',
  isLow = false,
  hasTable = true,
}: SparklineProps) {
  const height = isLow ? sparkBox.lowHeight : sparkBox.height;
  const { line, end } = sparkPath(
    points.map(({ value }) => value),
    height,
  );
  const twin = twinOfPoints(points, {
    format,
    categoryLabel,
    valueLabel: 'Valor',
    hasTotal: false,
    hasShare: false,
  });
  return (
    <Root $low={isLow}>
      <Drawing
        role="img"
        aria-label={`${title}: ${sparkSentence(points, format)}`}
        $low={isLow}
        viewBox={`0 0 ${sparkBox.width} ${height}`}
      >
        {line && <path d={line} />}
        {end && <circle cx={end.x} cy={end.y} r="2.75" />}
      </Drawing>
      {hasTable && <ChartTable title={title} twin={twin} isHidden />}
    </Root>
  );
}
