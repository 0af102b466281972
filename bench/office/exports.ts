// Exports a table of 19 columns of text in a built page under the policy of the real one, through the real worker:
// npx node bench/office/exports.ts 100000
import { join } from 'node:path';
import { openBuiltPage } from '../../scripts/office/builtPage.ts';
import type { Bench } from './page/main.ts';

const count = Number(process.argv[2] ?? 100_000);
const { page, browser, close } = await openBuiltPage(join(import.meta.dirname, 'page'));
const session = await browser.newBrowserCDPSession();
/** Seconds of processor that the browser has used so far: on a busy machine they tell more than the clock. */
const processor = async (): Promise<number> =>
  (await session.send('SystemInfo.getProcessInfo')).processInfo.reduce(
    (sum, { cpuTime }) => sum + cpuTime,
    0,
  );
const ms = (value: number): string => `${value.toFixed(0)} ms`;

try {
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => console.error(message.text()));
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((rows) => (window as unknown as { bench: Bench }).bench.fill(rows), count);
  for (let time = 0; time < 4; time += 1) {
    for (const kind of ['bareLoop', 'csv', 'xlsx'] as const) {
      const used = await processor();
      const start = performance.now();
      const bytes = await page.evaluate((of) => (window as unknown as { bench: Bench }).bench[of](), kind);
      const clock = performance.now() - start;
      const cpu = ((await processor()) - used) * 1000;
      console.log(`${kind}: ${ms(clock)}, processor ${ms(cpu)}, ${(bytes / 2 ** 20).toFixed(1)} MB`);
    }
  }
  for (const kind of ['csv', 'xlsx'] as const)
    console.log(
      `${kind}, longest task of the page: ${ms(await page.evaluate((of) => (window as unknown as { bench: Bench }).bench.longestTask(of), kind))}`,
    );
} finally {
  await close();
}
