/* The reports of Cadastro on a real PostgreSQL with a million lives, against the same statement by the bare driver.
   npm run bench:api -- --lives 1000000 --rounds 5 --only Cancelado */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { fillStatements } from './data.ts';
import { type Measured, measure, type Target } from './measure.ts';
import { type Line, table } from './table.ts';

interface Report {
  name: string;
  path: string;
  body?: unknown;
  statement?: { sql: string; parameters: readonly unknown[] };
}

interface Started {
  child: ChildProcess;
  told: { port: number; token: string; reports: Report[] };
}

const { values } = parseArgs({
  options: {
    lives: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    // A database that --keep left running, with its folder.
    url: { type: 'string' },
    dir: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const lives = Number(values.lives);
const rounds = Number(values.rounds);

const start = async (file: string, env: Record<string, string>): Promise<Started> => {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...env },
    execArgv: ['--no-warnings'],
  });
  const [told] = (await once(child, 'message')) as [Started['told']];
  return { child, told };
};

const end = async ({ child }: Started): Promise<void> => {
  child.send({});
  await once(child, 'exit');
};

const fill = async (url: string, dataDir: string): Promise<void> => {
  const server = await start('server.mjs', {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    STATEMENT_TIMEOUT_SECONDS: '3600',
  });
  for (const statement of fillStatements(lives)) {
    server.child.send({ fill: statement });
    await once(server.child, 'message');
    process.stderr.write('.');
  }
  // The comparison with ANS is made once and kept; otherwise the first reader would wait for it.
  const comparison = await measure({
    port: server.told.port,
    pid: server.child.pid ?? 0,
    path: '/api/v1/cadastro/conferenciaCadastralSib',
    body: '{}',
    token: server.told.token,
  });
  await end(server);
  process.stderr.write(` filled; comparison ${comparison.status} in ${Math.round(comparison.totalMs)} ms\n`);
};

const targetsOf = ({ path, body, statement }: Report, ours: Started, bare: Started): Target[] => {
  const target = ({ child, told }: Started, path: string, body: unknown): Target => ({
    port: told.port,
    pid: child.pid ?? 0,
    path,
    body: body === undefined ? undefined : JSON.stringify(body),
    token: told.token ?? '',
  });
  return [target(ours, path, body), ...(statement ? [target(bare, '/', statement)] : [])];
};

const compare = async (report: Report, ours: Started, bare: Started): Promise<Line> => {
  const targets = targetsOf(report, ours, bare);
  const taken: Measured[][] = targets.map(() => []);
  let rows = 0;
  // The first round warms both and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const one = await measure(target, { isCounted: round === 0 });
      if (round > 0) taken[index]?.push(one);
      else if (index === 0) rows = one.rows;
      else if (one.rows !== rows) throw new Error(`${report.name}: ${rows} rows, bare ${one.rows}.`);
    }
  }
  process.stderr.write(`${report.name}\n`);
  return { name: report.name, ours: taken[0] ?? [], bare: taken[1], rows };
};

const run = async (url: string, dataDir: string): Promise<void> => {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const ours = await start('server.mjs', env);
  const bare = await start('bare.mjs', env);
  const lines: Line[] = [];
  try {
    for (const report of ours.told.reports.filter(({ name }) => name.includes(values.only)))
      lines.push(await compare(report, ours, bare));
  } finally {
    await Promise.all([end(ours), end(bare)]);
  }
  console.log(table(lines));
};

const dataDir = values.dir ?? mkdtempSync(join(tmpdir(), 'vidas-bench-'));
const bin = findPostgres();
if (values.url === undefined && bin === undefined) throw new Error('Não há PostgreSQL nesta máquina.');
const cluster = values.url === undefined ? await startCluster(bin ?? '') : undefined;
const url = values.url ?? cluster?.url ?? '';
try {
  if (cluster) await fill(url, dataDir);
  if (values.keep) console.log(`--url ${url} --dir ${dataDir}`);
  await run(url, dataDir);
  if (values.keep) await once(process, 'SIGINT');
} finally {
  await cluster?.stop();
  if (values.dir === undefined) rmSync(dataDir, { recursive: true, force: true });
}
