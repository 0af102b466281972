// The heavy reports and the homes of small modules on PostgreSQL at two sizes, beside statements by hand that answer the same.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { end, start, compare } from '../api/rounds.ts';
import { fill } from '../againstBare.ts';
import { type Measure, scaled } from '../measure.ts';
import { statements } from './data.ts';
import { compareHomes } from './homes.ts';
import { expectSame } from './same.ts';

const ROUNDS = 3;
/** Rows up to which both answers are held against each other field by field. */
const HELD = 100_000;

interface Taken {
  name: string;
  ours: number;
  bare: number;
  note: string;
}

const least = (rounds: readonly { totalMs: number }[] = []): number =>
  Math.min(...rounds.map(({ totalMs }) => totalMs));

const takenAt = async (bin: string, lives: number): Promise<Taken[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vidas-bench-'));
  const cluster = await startCluster(bin);
  const env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    STATEMENT_TIMEOUT_SECONDS: '3600',
    BENCH_REPORTS: 'relatorios',
  };
  try {
    await fill(cluster.url, statements(lives));
    const ours = await start('server.mjs', env);
    const bare = await start('bare.mjs', env);
    const taken: Taken[] = [];
    for (const report of ours.told.reports) {
      const line = await compare(report, { ours, bare }, ROUNDS);
      if (line.rows === 0) throw new Error(`${report.name}: no rows`);
      if (line.rows <= HELD) await expectSame(report, ours, bare);
      taken.push({
        name: line.name,
        ours: least(line.ours),
        bare: least(line.bare),
        note: `${line.rows.toLocaleString('en-US')} rows`,
      });
    }
    for (const home of await compareHomes(cluster.url, ours, ROUNDS)) taken.push({ ...home, note: 'home' });
    await Promise.all([end(ours), end(bare)]);
    return taken;
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

export const measures = async (): Promise<Measure[]> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const lives = scaled(50_000);
  const half = await takenAt(bin, lives);
  const whole = await takenAt(bin, 2 * lives);
  return whole.map(({ name, ours, bare, note }, index) => ({
    name,
    ms: ours,
    ratio: ours / bare,
    growth: ours / (half[index]?.ours ?? Number.NaN),
    note: `${note}, by hand ${Math.round(bare)} ms`,
  }));
};
