import type { ChartFormat, ChartSeries } from './chart.types.ts';
import type { BarLayout } from './barLayout.ts';
import { BarShape } from './BarShape.tsx';
import { Grid, Words, Zero } from './Marks.tsx';
import { writeShort } from './words.ts';

export interface BarDrawingProps {
  readonly layout: BarLayout;
  readonly series: readonly ChartSeries[];
  readonly format: ChartFormat;
}

const lineHeight = 15;

function ZeroLine({ layout }: Pick<BarDrawingProps, 'layout'>) {
  const { margin, width, height } = layout;
  const zero = layout.at(0);
  if (!layout.isHorizontal) return <Zero x1={margin.left} x2={width - margin.right} y1={zero} y2={zero} />;
  // The axis line must not cross the names over the bars.
  if (layout.isLabelOver) return null;
  return <Zero x1={zero} x2={zero} y1={0} y2={height} />;
}

function Ground({ layout, format }: Pick<BarDrawingProps, 'layout' | 'format'>) {
  const { margin, width } = layout;
  return (
    <g>
      {layout.ticks.map((tick) => (
        <g key={tick}>
          <Grid x1={margin.left} x2={width - margin.right} y1={layout.at(tick)} y2={layout.at(tick)} />
          <Words x={margin.left - 8} y={layout.at(tick)} dy="0.35em" textAnchor="end">
            {writeShort(tick, format)}
          </Words>
        </g>
      ))}
      <ZeroLine layout={layout} />
    </g>
  );
}

function Categories({ layout }: Pick<BarDrawingProps, 'layout'>) {
  const indexes = Array.from({ length: layout.count }, (_, index) => index);
  if (layout.isHorizontal)
    return indexes.map((index) => (
      <Words key={index} x={0} y={layout.nameAt(index)}>
        {layout.linesOf(index)[0]}
      </Words>
    ));
  return indexes.map((index) =>
    layout.linesOf(index).map((line, at) => (
      <Words
        key={`${index} ${line}`}
        x={layout.middleOf(index)}
        y={layout.nameAt(index) + at * lineHeight}
        textAnchor="middle"
      >
        {line}
      </Words>
    )),
  );
}

/** Bars of one or several series. */
export function BarDrawing({ layout, series, format }: BarDrawingProps) {
  return (
    <svg width={layout.width} height={layout.height}>
      <Ground layout={layout} format={format} />
      {series.map(({ name, values }, tone) => (
        <g key={name}>
          {values.map((value, index) =>
            value === null ? null : (
              <BarShape
                key={layout.middleOf(index)}
                box={layout.boxOf(index, tone, value)}
                value={value}
                tone={tone}
                isAlone={series.length === 1}
                layout={layout}
              />
            ),
          )}
        </g>
      ))}
      <Categories layout={layout} />
    </svg>
  );
}
