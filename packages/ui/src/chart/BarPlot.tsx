import { BarDrawing } from './BarDrawing.tsx';
import { barLayout, type BarInput, type BarLayout } from './barLayout.ts';
import type { Box, ChartLinks } from './chart.types.ts';
import { Plot } from './Plot.tsx';
import { readingOfSeries } from './reading.ts';

export interface BarPlotProps extends BarInput {
  readonly title: string;
  readonly links?: ChartLinks | undefined;
}

/** Index of the series whose bar at a place is nearest to a point. */
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

/** Stripe around one bar, which highlights it. The bar alone would hide the highlight. */
function stripeOf(layout: BarLayout, index: number, nth: number): Box | undefined {
  const [place, bar] = [layout.markOf(index), layout.boxOf(index, nth, 0)];
  if (!place) return undefined;
  return layout.isHorizontal
    ? { ...place, y: bar.y, height: bar.height }
    : { ...place, x: bar.x, width: bar.width };
}

/** The bars of both bar charts. */
export function BarPlot({ title, links, ...input }: BarPlotProps) {
  const { labels, series, format } = input;
  return (
    <Plot
      title={title}
      layoutFor={(width) => barLayout(input, width)}
      readingOf={(index) => readingOfSeries({ labels, series, format }, index)}
      parts={links ? series.length : 1}
      partOf={stripeOf}
      onOpen={
        links &&
        ((layout, index, at) => {
          const nth = typeof at === 'number' ? at : seriesAt(layout, series.length, index, at);
          const href = links.hrefOf(index, nth);
          if (href !== undefined) links.onOpen(href);
        })
      }
      draw={(layout) => <BarDrawing layout={layout} series={series} format={format} />}
    />
  );
}
