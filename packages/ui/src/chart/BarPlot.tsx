import { BarDrawing } from './BarDrawing.tsx';
import { barLayout, type BarInput, type BarLayout } from './barLayout.ts';
import type { ChartLinks } from './chart.types.ts';
import { Plot } from './Plot.tsx';
import { readingOfSeries } from './reading.ts';

export interface BarPlotProps extends BarInput {
  readonly title: string;
  readonly links?: ChartLinks | undefined;
}

/** The series whose bar of a place is nearest to a point. */
const seriesAt = (
  layout: BarLayout,
  count: number,
  index: number,
  [x, y]: readonly [number, number],
): number => {
  const distances = Array.from({ length: count }, (_, nth) => {
    const box = layout.boxOf(index, nth, 0);
    return layout.isHorizontal ? Math.abs(box.y + box.height / 2 - y) : Math.abs(box.x + box.width / 2 - x);
  });
  return distances.indexOf(Math.min(...distances));
};

/** The bars of both bar charts. */
export function BarPlot({ title, links, ...input }: BarPlotProps) {
  const { labels, series, format } = input;
  return (
    <Plot
      title={title}
      layoutFor={(width) => barLayout(input, width)}
      readingOf={(index) => readingOfSeries({ labels, series, format }, index)}
      onOpen={
        links &&
        ((layout, index, point) => {
          const href = links.hrefOf(index, point ? seriesAt(layout, series.length, index, point) : 0);
          if (href !== undefined) links.onOpen(href);
        })
      }
      draw={(layout) => <BarDrawing layout={layout} series={series} format={format} />}
    />
  );
}
