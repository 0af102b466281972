/* The reports of Cadastro and the guides on a real PostgreSQL with a million lives, against the same statement by the bare driver.
   npm run bench:api -- --lives 1000000 --rounds 5 --only Cancelado */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bringNeeds } from '../../scripts/bring-needs.ts';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { compare, end, fill, start } from './rounds.ts';
import { type Line, table } from './table.ts';

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

const run = async (url: string, dataDir: string): Promise<void> => {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const ours = await start('server.mjs', env);
  const bare = await start('bare.mjs', env);
  const lines: Line[] = [];
  try {
    for (const report of ours.told.reports.filter(({ name }) => name.includes(values.only)))
      lines.push(await compare(report, { ours, bare }, rounds));
  } finally {
    await Promise.all([end(ours), end(bare)]);
  }
  console.log(table(lines));
};

if (values.url === undefined) await bringNeeds(['server']);
const dataDir = values.dir ?? mkdtempSync(join(tmpdir(), 'vidas-bench-'));
const bin = findPostgres();
if (values.url === undefined && bin === undefined) throw new Error('Não há PostgreSQL nesta máquina.');
const cluster = values.url === undefined ? await startCluster(bin ?? '') : undefined;
const url = values.url ?? cluster?.url ?? '';
try {
  if (cluster) await fill(url, dataDir, lives);
  if (values.keep) console.log(`--url ${url} --dir ${dataDir}`);
  await run(url, dataDir);
  if (values.keep) await once(process, 'SIGINT');
} finally {
  await cluster?.stop();
  if (values.dir === undefined) rmSync(dataDir, { recursive: true, force: true });
}
