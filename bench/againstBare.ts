// Times of our server for some numbers, beside handwritten statements with the same result, on an own PostgreSQL.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { findPostgres, startCluster } from '../scripts/postgres.ts';
import type { Measure } from './measure.ts';

const ROUNDS = 3;

interface Taken {
  ms: number;
  numbers: Record<string, number>;
}

/** A measurement: the file that works on 'ours' or 'bare', and the data for a number of lives. */
export interface AgainstBare {
  name: string;
  work: URL;
  statements: (lives: number) => readonly string[];
  lives: number;
}

/** Migrates an empty database and runs the statements on one connection. */
export const fill = async (url: string, statements: readonly string[]): Promise<void> => {
  const opened = openDatabase({ url });
  await migrate(opened.db);
  await opened.close();
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Rejects when the process ends instead of answering. */
const asked = (child: ChildProcess, which: 'ours' | 'bare'): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error(`${which}: the process that is measured ended`));
    child.once('exit', ended);
    child.once('message', (taken) => {
      child.off('exit', ended);
      resolve(taken as Taken);
    });
    child.send(which);
  });

/** In turns; the first round warms up and is not counted. */
const rounds = async (
  bin: string,
  { work, statements }: AgainstBare,
  lives: number,
): Promise<Record<'ours' | 'bare', number>> => {
  const cluster = await startCluster(bin);
  const dataDir = mkdtempSync(join(tmpdir(), 'vidas-bench-'));
  let child: ChildProcess | undefined;
  try {
    await fill(cluster.url, statements(lives));
    child = fork(work, {
      env: {
        ...process.env,
        DATABASE_URL: cluster.url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        // On a busy machine a million lives take longer than a statement may.
        STATEMENT_TIMEOUT_SECONDS: '3600',
      },
      execArgv: ['--no-warnings'],
    });
    const taken = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bare = await asked(child, 'bare');
      const ours = await asked(child, 'ours');
      for (const [name, number] of Object.entries(bare.numbers))
        if (ours.numbers[name] !== number)
          throw new Error(`${name}: ${ours.numbers[name]} by the server, ${number} by hand`);
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

/** Both sides on so many lives and on twice as many. */
export const againstBare = async (what: AgainstBare): Promise<Measure[]> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const half = await rounds(bin, what, what.lives);
  const whole = await rounds(bin, what, 2 * what.lives);
  return [
    {
      name: what.name,
      ms: whole.ours,
      ratio: whole.ours / whole.bare,
      growth: whole.ours / half.ours,
      note: `${(2 * what.lives).toLocaleString('en-US')} lives; by hand ${Math.round(whole.bare)} ms`,
    },
  ];
};
