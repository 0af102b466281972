// The commissions of a month of five hundred sellers, beside one SQL statement that gives the same sums.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { type Measure, scaled } from '../measure.ts';
import { statements } from './data.ts';

const ROUNDS = 3;
const LIVES = scaled(100_000);

interface Taken {
  ms: number;
  peakMb: number;
  total: number;
  sellers: number;
}

const fill = async (url: string, lives: number): Promise<void> => {
  const opened = openDatabase({ url });
  await migrate(opened.db);
  await opened.close();
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements(lives)) await client.query(statement);
  } finally {
    await client.end();
  }
};

const asked = async (child: ChildProcess, which: 'ours' | 'bare'): Promise<Taken> => {
  child.send(which);
  const [taken] = (await once(child, 'message')) as [Taken];
  return taken;
};

/** In turns, each side in a process of its own; the first round warms up and is not counted. */
const rounds = async (bin: string, lives: number): Promise<{ ours: Taken[]; bare: Taken[] }> => {
  const cluster = await startCluster(bin);
  const children: ChildProcess[] = [];
  try {
    await fill(cluster.url, lives);
    const start = (): ChildProcess => {
      const child = fork(new URL('work.mjs', import.meta.url), {
        env: { ...process.env, DATABASE_URL: cluster.url },
        execArgv: ['--no-warnings'],
      });
      children.push(child);
      return child;
    };
    const [ours, bare] = [start(), start()];
    const found: { ours: Taken[]; bare: Taken[] } = { ours: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const taken = { bare: await asked(bare, 'bare'), ours: await asked(ours, 'ours') };
      if (taken.ours.total !== taken.bare.total || taken.ours.sellers !== taken.bare.sellers)
        throw new Error(`${taken.ours.total} cents by the engine, ${taken.bare.total} by the statement`);
      if (round === 0) continue;
      found.ours.push(taken.ours);
      found.bare.push(taken.bare);
    }
    return found;
  } finally {
    for (const child of children) child.kill();
    await cluster.stop();
  }
};

const least = (taken: readonly Taken[]): number => Math.min(...taken.map(({ ms }) => ms));
const peak = (taken: readonly Taken[]): number => Math.max(...taken.map(({ peakMb }) => peakMb));

export const measures = async (): Promise<Measure[]> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const half = await rounds(bin, LIVES);
  const whole = await rounds(bin, 2 * LIVES);
  return [
    {
      name: 'month',
      ms: least(whole.ours),
      ratio: least(whole.ours) / least(whole.bare),
      growth: least(whole.ours) / least(half.ours),
      note: `${2 * LIVES} lives; one statement ${Math.round(least(whole.bare))} ms`,
    },
    {
      name: 'peak memory',
      growth: peak(whole.ours) / peak(half.ours),
      note: `${Math.round(peak(whole.ours))} MB`,
    },
  ];
};
