import styled, { css } from 'styled-components';
import { size } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { ChartFormat, ChartPoint } from './chart.types.ts';
import { ChartTable } from './ChartTable.tsx';
import { sparkBox, sparkPath } from './sparkPath.ts';
import { sparkSentence } from './sparkSentence.ts';
import { twinOfPoints } from './tableTwin.ts';

export interface SparklineProps {
  /** What is counted and over which time: 'Vidas ativas, últimos 12 meses'. */
  readonly title: string;
  /** Oldest first. */
  readonly points: readonly ChartPoint[];
  /** Default integer. */
  readonly format?: ChartFormat | undefined;
  /** Head of the first column of the table. Default Período. */
  readonly categoryLabel?: string | undefined;
  /** As high as a line of text, for the row of a table. */
  readonly isLow?: boolean | undefined;
  /** A table for screen readers beside the sentence that names the drawing. Default true. */
  readonly hasTable?: boolean | undefined;
}

const Root = styled.span<{ readonly $low: boolean }>`
  position: relative;
  display: inline-block;
  /* On the line of a text it takes no room below the letters. */
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
