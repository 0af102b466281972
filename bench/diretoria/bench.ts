// The four calls of the board, with session, contract and all, beside statements by hand that give the same numbers.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  numbers: Record<string, number>;
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

/** In turns; the first round warms up and is not counted. */
const rounds = async (bin: string, lives: number): Promise<Record<'ours' | 'bare', number>> => {
  const cluster = await startCluster(bin);
  const dataDir = mkdtempSync(join(tmpdir(), 'vidas-bench-'));
  let child: ChildProcess | undefined;
  try {
    await fill(cluster.url, lives);
    child = fork(new URL('work.mjs', import.meta.url), {
      env: { ...process.env, DATABASE_URL: cluster.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      execArgv: ['--no-warnings'],
    });
    const taken = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bare = await asked(child, 'bare');
      const ours = await asked(child, 'ours');
      for (const [name, number] of Object.entries(bare.numbers))
        if (ours.numbers[name] !== number)
          throw new Error(`${name}: ${ours.numbers[name]} by the board, ${number} by hand`);
      if (round === 0) continue;
      taken.ours.push(ours.ms);
      taken.bare.push(bare.ms);
    }
    return { ours: Math.min(...taken.ours), bare: Math.min(...taken.bare) };
  } finally {
    child?.kill();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

export const measures = async (): Promise<Measure[]> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const half = await rounds(bin, LIVES);
  const whole = await rounds(bin, 2 * LIVES);
  return [
    {
      name: 'board',
      ms: whole.ours,
      ratio: whole.ours / whole.bare,
      growth: whole.ours / half.ours,
      note: `${(2 * LIVES).toLocaleString('en-US')} lives; by hand ${Math.round(whole.bare)} ms`,
    },
  ];
};
