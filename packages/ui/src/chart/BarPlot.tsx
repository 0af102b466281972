import { BarDrawing } from './BarDrawing.tsx';
import { barLayout, type BarInput } from './barLayout.ts';
import { Plot } from './Plot.tsx';
import { readingOfSeries } from './reading.ts';

export interface BarPlotProps extends BarInput {
  readonly title: string;
}

/** The bars of both bar charts. */
export function BarPlot({ title, ...input }: BarPlotProps) {
  const { labels, series, format } = input;
  return (
    <Plot
      title={title}
      layoutFor={(width) => barLayout(input, width)}
      readingOf={(index) => readingOfSeries({ labels, series, format }, index)}
      draw={(layout) => <BarDrawing layout={layout} series={series} format={format} />}
    />
  );
}
