// Our table in Chromium beside a bare one in the same page: shown, searched, sorted by name and written as CSV.
import { openBuiltPage } from '../../scripts/office/builtPage.ts';
import { type Measure, scaled } from '../measure.ts';
import type { Page } from './main.tsx';

const names = {
  mount: 'mount to painted',
  filter: 'filter by name to painted',
  sort: 'first sort by name to painted',
  csv: 'csv of all rows',
} as const;

/** A file of so many rows is written before the loops that write it are compiled. */
const FEW = 10_000;

export const measures = async (): Promise<Measure[]> => {
  const rows = scaled(50_000);
  const { page, close } = await openBuiltPage(import.meta.dirname);
  try {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.waitForFunction(() => 'measureAt' in window);
    const at = (count: number) => page.evaluate((of) => (window as unknown as Page).measureAt(of), count);
    const few = await at(FEW);
    const half = await at(rows);
    const whole = await at(2 * rows);
    const short: Measure = {
      name: 'csv of 10,000 rows',
      ms: few.ours.csv,
      ratio: few.ours.csv / few.bare.csv,
      note: `bare ${few.bare.csv.toFixed(1)} ms`,
    };
    const measured = (['mount', 'filter', 'sort', 'csv'] as const).map((step) => ({
      name: names[step],
      ms: whole.ours[step],
      ratio: whole.ours[step] / whole.bare[step],
      growth: whole.ours[step] / half.ours[step],
      note: `${(2 * rows).toLocaleString('en-US')} rows; bare ${Math.round(whole.bare[step])} ms`,
    }));
    return [...measured, short];
  } finally {
    await close();
  }
};
