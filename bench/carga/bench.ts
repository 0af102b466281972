// The operator's own data: a first load and a day's delivery, beside COPY and `insert … select` of the same rows.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { type Measure, scaled } from '../measure.ts';
import { loadBare } from './bare.ts';
import { type FileName, MONTHS, names, type Part, PEOPLE, writeFiles } from './files.ts';

/** A third of the larger size. */
const LIVES = scaled(33_333);
const EMBEDDED_LIVES = scaled(5_000);
const DAY: readonly FileName[] = ['beneficiarios', 'faturas', 'lancamentos'];

interface Taken {
  ms: number;
  moreMb: number;
  idle: number;
  busy: number;
}

/** One load in a process of its own. */
const ours = async (where: Record<string, string>, dir: string, listens = false): Promise<Taken> => {
  const child = fork(new URL('work.mjs', import.meta.url), {
    env: { ...process.env, ...where },
    execArgv: ['--no-warnings'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the process that is measured ended');
  });
  child.send({ dir, listens });
  const [taken] = (await Promise.race([once(child, 'message'), ended])) as [Taken];
  ended.catch(() => undefined);
  child.kill();
  return taken;
};

const migrated = async (options: { url: string } | { dir: string }): Promise<void> => {
  const { db, close } = openDatabase(options);
  await migrate(db);
  await close();
};

interface Sizes {
  first: Taken;
  bareFirst: number;
  day: Taken;
  bareDay: number;
  lines: number;
}

const onPostgres = async (bin: string, root: string, lives: number): Promise<Sizes> => {
  const all: Part = { lives, from: 30, months: MONTHS, mark: '' };
  // Whole families: an invoice is the sum of what stands for its people.
  const some: Part = {
    lives: PEOPLE * Math.ceil(lives / 100 / PEOPLE),
    from: 30,
    months: MONTHS,
    mark: 'Novo',
  };
  const [whole, day] = [join(root, `all-${lives}`), join(root, `day-${lives}`)];
  mkdirSync(whole);
  mkdirSync(day);
  const lines = await writeFiles(whole, names, all);
  await writeFiles(day, DAY, some);
  const clusters = { bare: await startCluster(bin), ours: await startCluster(bin) };
  try {
    await migrated({ url: clusters.bare.url });
    await migrated({ url: clusters.ours.url });
    const bareFirst = loadBare(clusters.bare.url, whole, names);
    const first = await ours({ DATABASE_URL: clusters.ours.url }, whole);
    const bareDay = loadBare(clusters.bare.url, day, DAY);
    const ourDay = await ours({ DATABASE_URL: clusters.ours.url }, day, true);
    return { first, bareFirst, day: ourDay, bareDay, lines };
  } finally {
    await clusters.bare.stop();
    await clusters.ours.stop();
  }
};

const onEmbedded = async (bin: string, root: string): Promise<{ ms: number; postgres: number }> => {
  const dir = join(root, 'embedded-files');
  mkdirSync(dir);
  await writeFiles(dir, names, { lives: EMBEDDED_LIVES, from: 30, months: MONTHS, mark: '' });
  const cluster = await startCluster(bin);
  try {
    await migrated({ url: cluster.url });
    const postgres = await ours({ DATABASE_URL: cluster.url }, dir);
    const folder = join(root, 'embedded');
    await migrated({ dir: folder });
    const { ms } = await ours({ DATABASE_URL: '', DATABASE_DIR: folder }, dir);
    return { ms, postgres: postgres.ms };
  } finally {
    await cluster.stop();
  }
};

export const measures = async (): Promise<Measure[]> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const root = mkdtempSync(join(tmpdir(), 'vidas-carga-'));
  try {
    const one = await onPostgres(bin, root, LIVES);
    const three = await onPostgres(bin, root, 3 * LIVES);
    const embedded = await onEmbedded(bin, root);
    return [
      {
        name: 'first load, PostgreSQL',
        ms: three.first.ms,
        ratio: three.first.ms / three.bareFirst,
        growth: (2 / 3) * (three.first.ms / one.first.ms),
        note: `${3 * LIVES} lives, ${three.lines} lines; by hand ${Math.round(three.bareFirst)} ms`,
      },
      {
        name: "a day's delivery, PostgreSQL",
        ms: three.day.ms,
        ratio: three.day.ms / three.bareDay,
        p99: three.day.busy,
        note: `one life in a hundred; by hand ${Math.round(three.bareDay)} ms; short statement idle ${three.day.idle.toFixed(1)} ms`,
      },
      {
        name: 'memory of the process, first load',
        mb: three.first.moreMb,
        growth: (2 / 3) * (three.first.moreMb / one.first.moreMb),
        note: `${Math.round(one.first.moreMb)} MB more with ${LIVES} lives`,
      },
      {
        name: 'first load, embedded',
        ms: embedded.ms,
        ratio: embedded.ms / embedded.postgres,
        note: `${EMBEDDED_LIVES} lives; into PostgreSQL ${Math.round(embedded.postgres)} ms`,
      },
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
