// Exports a table of 19 columns of text in a built page under the policy of the real one, through the real worker:
// npx node bench/office/exports.ts 100000
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { staffPolicy } from '../../apps/api/src/http/csp.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import type { Bench } from './page/main.ts';

const count = Number(process.argv[2] ?? 100_000);
const dist = mkdtempSync(join(tmpdir(), 'vidas-exports-'));
await build({
  root: join(import.meta.dirname, 'page'),
  configFile: false,
  logLevel: 'warn',
  build: { outDir: dist, emptyOutDir: true, target: 'es2022' },
});

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
const server = createServer(({ url = '/' }, reply) => {
  const path = url === '/' ? 'index.html' : url;
  try {
    const content = readFileSync(join(dist, path));
    reply.writeHead(200, {
      'content-type': types[extname(path)] ?? 'text/plain',
      'content-security-policy': staffPolicy,
    });
    reply.end(content);
  } catch {
    // The icon that browsers ask for.
    reply.writeHead(204).end();
  }
}).listen(0, '127.0.0.1');
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
const session = await browser.newBrowserCDPSession();
/** Seconds of processor that the browser has used so far: on a busy machine they tell more than the clock. */
const processor = async (): Promise<number> =>
  (await session.send('SystemInfo.getProcessInfo')).processInfo.reduce(
    (sum, { cpuTime }) => sum + cpuTime,
    0,
  );
const ms = (value: number): string => `${value.toFixed(0)} ms`;

try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => console.error(message.text()));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
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
  await browser.close();
  server.close();
  rmSync(dist, { recursive: true, force: true });
}
