// A server in a process of its own, on a database of its own, whose processor, memory and event loop are measured alone.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from '../../scripts/postgres.ts';

/** Costs of some work: ms by the clock and by the processor, MB above the beginning, ms that the event loop waited. */
export interface Taken {
  clockMs: number;
  cpuMs: number;
  memoryMb: number;
  /** All of its memory at most. */
  peakMb: number;
  delayP99: number;
  delayMax: number;
}

/** The next message of the server. Throws when it ends without one. */
const told = async <Answer>(child: ChildProcess): Promise<Answer> => {
  const heard = new AbortController();
  const [answer] = await Promise.race([
    once(child, 'message', { signal: heard.signal }),
    once(child, 'exit', { signal: heard.signal }).then(([code]) => {
      throw new Error(`the server of the import ended with ${String(code)}`);
    }),
  ]);
  heard.abort();
  return answer as Answer;
};

/** Asks the server something, and waits for its answer. */
export const ask = <Answer>(child: ChildProcess, question: unknown): Promise<Answer> => {
  child.send(question as object);
  return told<Answer>(child);
};

/** Measures some work of the server. */
export const timed = async (child: ChildProcess, work: () => Promise<unknown>): Promise<Taken> => {
  await ask(child, 'begin');
  await work();
  return ask<Taken>(child, 'end');
};

/** A running server, where it listens, and a folder for the files that are sent. */
export interface Served {
  child: ChildProcess;
  server: { port: number; token: string };
  dir: string;
}

/** Works on a new server; it, its database and its folder are gone afterwards. */
export const onNewServer = async <Result>(
  databaseUrl: string,
  work: (served: Served) => Promise<Result>,
): Promise<Result> => {
  const dir = await mkdtemp(join(tmpdir(), 'vidas-bench-'));
  const child = fork(new URL('server.mjs', import.meta.url), {
    env: {
      ...process.env,
      DATA_DIR: join(dir, 'data'),
      SEED: 'none',
      ANS_REGISTRATION: '999999',
      DATABASE_URL: databaseUrl,
    },
    execArgv: ['--no-warnings'],
  });
  try {
    return await work({ child, server: await told<Served['server']>(child), dir });
  } finally {
    if (child.connected) {
      child.send('close');
      await once(child, 'exit');
    }
    await rm(dir, { recursive: true, force: true });
  }
};

/** A new database of the cluster; empty text for the embedded one. */
export const newDatabaseUrl = async (cluster: Cluster | undefined): Promise<string> => {
  if (!cluster) return '';
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  const name = `bench_${Date.now()}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return url.href;
};
