// A guide of five hundred items is opened in the built back office: the longest task of the page, by its processor.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { root } from '../../scripts/sources.ts';
import { fill } from '../againstBare.ts';
import { registerStatements } from '../api/data.ts';
import { type Measure, scaled } from '../measure.ts';
import { watchWork } from '../stream/work.ts';

const ITENS = scaled(500);
const ROUNDS = 5;
/** Work that was delayed until after the dialog counts too. */
const AFTER_MS = 1_500;

/** One guide under review; half of its items cost more than the operator's table says, so that a rule fires for them. */
const guia = [
  `insert into guia (numero, numero_prestador, prestador_codigo, matricula, tipo_guia, tipo_atendimento, regime, carater, emitida_em, importada_em, valor_cents)
   values ('G1', 'G1', '1', lpad('1', 10, '0'), 'SP/SADT', '05', '01', '1', current_date, current_date, ${900 * ITENS})`,
  `insert into guia_item (guia_numero, sequencia, executado_em, tabela, codigo, descricao, tabela_aprovada, credenciado, quantidade, valor_unitario_cents,
     valor_unitario_operadora_cents, valor_cents)
   select 'G1', i, current_date, '19', lpad((70000000 + i)::text, 8, '0'), 'Compressa de gaze estéril ' || i, '19', true, 1, 900, 900 - 100 * (i % 2), 900
   from generate_series(1, ${ITENS}) i`,
];

interface Place {
  port: number;
  login: string;
  senha: string;
}

const atList = async (browser: Browser, { port, login, senha }: Place): Promise<Page> => {
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
  await page.goto(`${origin}/modulos/contas-medicas/guias-importadas-xml?prestador=1&periodo=todas`, {
    waitUntil: 'networkidle',
  });
  return page;
};

/** Opens the guide, waits until its items are there and closes it. Returns ms of the processor of the longest task of the page. */
const longestOfOpening = async (browser: Browser, page: Page): Promise<number> => {
  const open = page.getByRole('button', { name: 'Abrir a guia G1', exact: true });
  await open.waitFor();
  await wait(AFTER_MS);
  const done = await watchWork(browser);
  await open.click();
  await page.getByRole('button', { name: 'Avaliar o item 1', exact: true }).waitFor();
  await wait(AFTER_MS);
  const { longest } = await done();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return longest;
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const opened = async (place: Place): Promise<{ first: number[]; again: number[] }> => {
  const executablePath = findChromium();
  const found = { first: [] as number[], again: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArgs,
    });
    try {
      const page = await atList(browser, place);
      found.first.push(await longestOfOpening(browser, page));
      found.again.push(await longestOfOpening(browser, page));
    } finally {
      await browser.close();
    }
  }
  return found;
};

export const measures = async (): Promise<Measure[]> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs'), '--if-changed'], {
    cwd: root,
  });
  const cluster = await startCluster(bin);
  const dataDir = mkdtempSync(join(tmpdir(), 'vidas-bench-'));
  try {
    await fill(cluster.url, [...registerStatements(1_000), ...guia]);
    const server = fork(new URL('../stream/server.mjs', import.meta.url), {
      env: {
        ...process.env,
        DATABASE_URL: cluster.url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        BENCH_MODULES: 'contas-medicas',
      },
      execArgv: ['--no-warnings'],
    });
    try {
      const [place] = (await once(server, 'message')) as [Place];
      const found = await opened(place);
      const note = (all: readonly number[]): string =>
        `${ITENS} items; of the processor, ${all.map(Math.round).join(', ')} ms`;
      return [
        {
          name: 'longest task, first opening of a browser',
          ms: middle(found.first),
          note: note(found.first),
        },
        { name: 'longest task, opened again', ms: middle(found.again), note: note(found.again) },
      ];
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
