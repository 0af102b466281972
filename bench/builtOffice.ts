// The built back office over a database of its own, and a browser that is signed in.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { findPostgres, startCluster } from '../scripts/postgres.ts';
import { root } from '../scripts/sources.ts';
import { fill } from './againstBare.ts';

export interface Place {
  port: number;
  login: string;
  senha: string;
}

/** Runs the work beside a server whose database has what the statements wrote. */
export const withOffice = async <T>(
  statements: readonly string[],
  modules: string,
  work: (place: Place) => Promise<T>,
): Promise<T> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs'), '--if-changed'], {
    cwd: root,
  });
  const cluster = await startCluster(bin);
  const dataDir = mkdtempSync(join(tmpdir(), 'vidas-bench-'));
  try {
    await fill(cluster.url, [...statements]);
    const server = fork(new URL('stream/server.mjs', import.meta.url), {
      env: {
        ...process.env,
        DATABASE_URL: cluster.url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        BENCH_MODULES: modules,
      },
      execArgv: ['--no-warnings'],
    });
    try {
      const [place] = (await once(server, 'message')) as [Place];
      return await work(place);
    } finally {
      if (server.connected) {
        server.send({});
        await once(server, 'exit');
      }
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

export const openBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
};

/** A page of a new session at an address. */
export const pageAt = async (
  browser: Browser,
  { port, login, senha }: Place,
  path: string,
): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1366, height: 900 },
  });
  const page = await context.newPage();
  const origin = `http://127.0.0.1:${port}`;
  await page.goto(origin);
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/modulos/);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return page;
};
