// A bank's return file of 200,000 lines: reading it beside a bare split, applying it beside a bare split with the same statements, and beside
// the same without the account.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { type Measure, scaled } from '../measure.ts';
import { forget, retorno, statements } from './data.ts';

const LINES = scaled(200_000);
const ROUNDS = 2;
const things = ['split', 'read', 'bare', 'before', 'ours'] as const;
type Thing = (typeof things)[number];

interface Taken {
  ms: number;
  peakMb: number;
  lines: number;
}

const run = async (url: string, texts: readonly string[]): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
};

/** Each thing in a process of its own, so that its memory is its own. */
const takenBy = async (url: string, thing: Thing, path: string): Promise<Taken> => {
  const child: ChildProcess = fork(new URL('work.mjs', import.meta.url), {
    env: { ...process.env, DATABASE_URL: url },
    execArgv: ['--no-warnings'],
  });
  try {
    child.send({ thing, path });
    const [taken] = (await once(child, 'message')) as [Taken];
    return taken;
  } finally {
    child.kill();
  }
};

/** In turns, so that a busy moment meets all of them. */
const rounds = async (url: string, folder: string, lines: number): Promise<Record<Thing, Taken[]>> => {
  const path = join(folder, `CBR643_${lines}.RET`);
  await writeFile(path, retorno(lines), 'latin1');
  await run(url, statements(lines));
  const found: Record<Thing, Taken[]> = { split: [], read: [], bare: [], before: [], ours: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const thing of things) {
      await run(url, forget);
      const taken = await takenBy(url, thing, path);
      if (taken.lines !== lines) throw new Error(`${thing}: ${taken.lines} lines of ${lines}`);
      found[thing].push(taken);
    }
  return found;
};

const least = (taken: readonly Taken[]): number => Math.min(...taken.map(({ ms }) => ms));
const peak = (taken: readonly Taken[]): number => Math.min(...taken.map(({ peakMb }) => peakMb));

export const measures = async (): Promise<Measure[]> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const cluster = await startCluster(bin);
  const folder = await mkdtemp(join(tmpdir(), 'vidas-cbr643-'));
  try {
    const opened = openDatabase({ url: cluster.url });
    await migrate(opened.db);
    await opened.close();
    const half = await rounds(cluster.url, folder, LINES / 2);
    const whole = await rounds(cluster.url, folder, LINES);
    const measure = (name: string, ours: Thing, bare: Thing): Measure => ({
      name,
      ms: least(whole[ours]),
      ratio: least(whole[ours]) / least(whole[bare]),
      growth: least(whole[ours]) / least(half[ours]),
      note: `${LINES} lines; bare ${Math.round(least(whole[bare]))} ms`,
    });
    return [
      measure('read', 'read', 'split'),
      measure('apply', 'ours', 'bare'),
      measure('account', 'ours', 'before'),
      {
        name: 'peak memory',
        growth: peak(whole.ours) / peak(half.ours),
        note: `${Math.round(peak(whole.ours))} MB`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
    await cluster.stop();
  }
};
