// The reports of Cadastro and the guides on PostgreSQL at two sizes, against the same statement by the bare driver.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { type Measure, scaled } from '../measure.ts';
import { compare, end, fill, start } from './rounds.ts';
import type { Measured } from './measure.ts';
import type { Line } from './table.ts';

const ROUNDS = 3;

const linesAt = async (bin: string, lives: number): Promise<Line[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vidas-bench-'));
  const cluster = await startCluster(bin);
  const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  try {
    await fill(cluster.url, dataDir, lives);
    const ours = await start('server.mjs', env);
    const bare = await start('bare.mjs', env);
    const lines: Line[] = [];
    for (const report of ours.told.reports) lines.push(await compare(report, { ours, bare }, ROUNDS));
    await Promise.all([end(ours), end(bare)]);
    return lines;
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Of the rounds, in which the machine's other work is not. */
const least = (rounds: readonly Measured[] | undefined, key: 'firstMs' | 'totalMs'): number =>
  Math.min(...(rounds ?? []).map((one) => one[key]));

const peakMb = (lines: readonly Line[], side: 'ours' | 'bare'): number =>
  Math.max(...lines.flatMap((line) => (line[side] ?? []).map(({ rssMb }) => rssMb)));

export const measures = async (): Promise<Measure[]> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const lives = scaled(40_000);
  const half = await linesAt(bin, lives);
  const whole = await linesAt(bin, 2 * lives);
  const reports = whole.map((line, index): Measure => {
    const refused = line.ours.find(({ status }) => status !== 200);
    if (refused) throw new Error(`${line.name}: status ${refused.status}`);
    const ms = least(line.ours, 'totalMs');
    return {
      name: line.name,
      ms,
      ratio: ms / least(line.bare, 'totalMs'),
      growth: ms / least(half[index]?.ours, 'totalMs'),
      note: `${line.rows.toLocaleString('en-US')} rows, first byte ${Math.round(least(line.ours, 'firstMs'))} ms`,
    };
  });
  const memory = peakMb(whole, 'ours');
  return [
    ...reports,
    {
      name: 'peak memory of the server',
      ratio: memory / peakMb(whole, 'bare'),
      growth: memory / peakMb(half, 'ours'),
      note: `${Math.round(memory)} MB`,
    },
  ];
};
