import { createServer } from 'node:http';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { staffPolicy } from '../../apps/api/src/http/csp.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A page of ours in Chromium. */
export interface BuiltPage {
  readonly page: Page;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Builds the page of a folder as it is built for people, serves it under the policy of the staff app and opens it. */
export async function openBuiltPage(folder: string): Promise<BuiltPage> {
  const dist = mkdtempSync(join(tmpdir(), 'vidas-pagina-'));
  // In its own process, because NODE_ENV here may be that of the tests.
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', folder, '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  const server = createServer(({ url = '/' }, reply) => {
    const path = url === '/' ? 'index.html' : url;
    try {
      const content = readFileSync(join(dist, path));
      const type = types[extname(path)] ?? 'application/octet-stream';
      reply.writeHead(200, { 'content-type': type, 'content-security-policy': staffPolicy });
      reply.end(content);
    } catch {
      // The icon that browsers ask for.
      reply.writeHead(204).end();
    }
  }).listen(0, '127.0.0.1');
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  });
  const page = await browser.newPage({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    browser,
    close: async () => {
      await browser.close();
      server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
