// Exports a table of 19 columns of text in a built page under the policy of the real one, through the real worker, beside the
// barest loop that makes a CSV of the same rows and the barest compressed sheet.
import { join } from 'node:path';
import { openBuiltPage } from '../../scripts/office/builtPage.ts';
import { inTurns, type Measure, scaled } from '../measure.ts';
import type { Bench } from './page/main.ts';

const ROUNDS = 3;

export const measures = async (): Promise<Measure[]> => {
  const rows = scaled(50_000);
  const { page, close } = await openBuiltPage(join(import.meta.dirname, 'page'));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const run = (kind: 'bareLoop' | 'bareSheet' | 'csv' | 'xlsx') =>
    page.evaluate((of) => (window as unknown as { bench: Bench }).bench[of](), kind);
  const at = async (count: number) => {
    await page.evaluate((of) => (window as unknown as { bench: Bench }).bench.fill(of), count);
    return inTurns(ROUNDS, {
      bareCsv: () => run('bareLoop'),
      bareXlsx: () => run('bareSheet'),
      csv: () => run('csv'),
      xlsx: () => run('xlsx'),
    });
  };
  try {
    await page.waitForFunction(() => 'bench' in window);
    const half = await at(rows);
    const whole = await at(2 * rows);
    const all: Measure[] = [];
    for (const kind of ['csv', 'xlsx'] as const) {
      const bare = kind === 'csv' ? whole.bareCsv : whole.bareXlsx;
      const tasks = [];
      for (let round = 0; round < ROUNDS; round += 1)
        tasks.push(
          await page.evaluate((of) => (window as unknown as { bench: Bench }).bench.longestTask(of), kind),
        );
      const longest = Math.min(...tasks);
      all.push(
        {
          name: kind,
          ms: whole[kind],
          ratio: whole[kind] / bare,
          growth: whole[kind] / half[kind],
          note: `${(2 * rows).toLocaleString('en-US')} rows`,
        },
        { name: `${kind}, longest task of the page`, ms: longest, ratio: longest / bare },
      );
    }
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return all;
  } finally {
    await close();
  }
};
