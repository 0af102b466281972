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
import { openDatabase } from '../apps/api/src/db/database.ts';
import { seedDemo } from '../apps/api/src/demo/seed.ts';
import { fill } from './againstBare.ts';

export interface Place {
  port: number;
  login: string;
  senha: string;
}

/** Fills a new database, and runs the work beside a server on it. */
const besideServer = async <T>(
  fillAt: (url: string) => Promise<void>,
  own: NodeJS.ProcessEnv,
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
    await fillAt(cluster.url);
    const server = fork(new URL('stream/server.mjs', import.meta.url), {
      env: {
        ...process.env,
        DATABASE_URL: cluster.url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...own,
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

/** Runs the work beside a server whose database has what the statements wrote. */
export const withOffice = <T>(
  statements: readonly string[],
  modules: string,
  work: (place: Place) => Promise<T>,
): Promise<T> => besideServer((url) => fill(url, [...statements]), { BENCH_MODULES: modules }, work);

/** Day and moment of the demonstration, whatever the machine says. */
const DEMO = { hoje: '2026-11-20', agora: '2026-11-20T10:00:00', clock: '2026-11-20T13:00:00Z' };
const senha = 'correta bateria cavalo grampo';

/** Runs the work beside a server with the demonstration and what the statements change in it; the invented manager may open everything. */
export const withDemo = <T>(statements: readonly string[], work: (place: Place) => Promise<T>): Promise<T> =>
  besideServer(
    async (url) => {
      await fill(url, []);
      const opened = openDatabase({ url });
      await seedDemo(opened.db, { lives: 400, senha, hoje: DEMO.hoje, agora: DEMO.agora });
      await opened.close();
      await fill(url, [...statements]);
    },
    { SEED: 'demo', CLOCK_START: DEMO.clock, DEMO_PASSWORD: senha },
    ({ port }) => work({ port, login: 'gerente', senha }),
  );

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
