import { color } from '../theme/tokens.ts';
import type { ChartFormat, ChartSeries } from './chart.types.ts';
import type { LineLayout } from './lineLayout.ts';
import { Figure, Grid, Words, Zero } from './Marks.tsx';
import { dash, ink } from './palette.ts';
import { writeShort } from './words.ts';

/** An SVG path through the values, broken where there is no number. */
export const linePath = (
  values: readonly (number | null)[],
  { x, y }: { readonly x: (index: number) => number; readonly y: (value: number) => number },
): string =>
  values
    .map((value, at) => {
      if (value === null) return '';
      return `${(values[at - 1] ?? null) === null ? 'M' : 'L'}${x(at)},${y(value)}`;
    })
    .join('');

export interface LineDrawingProps {
  readonly layout: LineLayout;
  readonly series: readonly ChartSeries[];
  readonly format: ChartFormat;
  /** Index of the chosen place; its points are drawn larger. */
  readonly active: number | undefined;
}

function Ground({ layout, format }: Pick<LineDrawingProps, 'layout' | 'format'>) {
  const [from, to] = [layout.margin.left, layout.width - layout.margin.right];
  return (
    <g>
      {layout.ticks.map((tick) => {
        const Rule = tick === 0 ? Zero : Grid;
        return (
          <g key={tick}>
            <Rule x1={from} x2={to} y1={layout.y(tick)} y2={layout.y(tick)} />
            <Words x={from - 10} y={layout.y(tick)} dy="0.35em" textAnchor="end">
              {writeShort(tick, format)}
            </Words>
          </g>
        );
      })}
      {Array.from({ length: layout.count }, (_, index) => index).map((index) => (
        <Words key={index} x={layout.x(index)} y={layout.height - 6} textAnchor="middle">
          {layout.labelOf(index)}
        </Words>
      ))}
    </g>
  );
}

/** A point whose neighbours have no number is drawn as a dot, because a line would not show it. */
const isLonely = (values: readonly (number | null)[], at: number) =>
  values[at] !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;

function Points({ layout, series, active }: Omit<LineDrawingProps, 'format'>) {
  return series.map(({ name, values }, tone) => (
    <g key={name}>
      {values.map((value, at) => {
        const isLast = values.findLastIndex((known) => known !== null) === at;
        if (value === null || !(at === active || isLast || isLonely(values, at))) return null;
        return (
          <circle
            key={layout.x(at)}
            cx={layout.x(at)}
            cy={layout.y(value)}
            r={at === active ? 5 : 3.5}
            fill={ink(tone)}
            stroke={color.surface}
            strokeWidth={1.5}
          />
        );
      })}
    </g>
  ));
}

/** Lines with their names at their ends. */
export function LineDrawing({ layout, series, format, active }: LineDrawingProps) {
  const right = layout.width - layout.margin.right;
  return (
    <svg width={layout.width} height={layout.height}>
      <Ground layout={layout} format={format} />
      {series.map(({ name, values }, tone) => (
        <path
          key={name}
          d={linePath(values, layout)}
          fill="none"
          stroke={ink(tone)}
          strokeWidth={2.25}
          strokeDasharray={dash(tone)}
          strokeLinejoin="round"
        />
      ))}
      <Points layout={layout} series={series} active={active} />
      {layout.ends.map(({ name, value, y, from }, at) => (
        <g key={series[at]?.name}>
          {Math.abs(y - from) > 2 && (
            <path d={`M${right + 5},${from}L${right + 10},${y}`} stroke={ink(at)} fill="none" />
          )}
          <Words x={right + 13} y={y} dy="-0.2em">
            {name}
          </Words>
          <Figure x={right + 13} y={y} dy="1em">
            {value}
          </Figure>
        </g>
      ))}
    </svg>
  );
}
