// A PostgreSQL with so many lives, one server on it, and all sides in turns.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columnsType } from '@vidas/api-client/http/columns.ts';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { fill } from '../againstBare.ts';
import { soldStatements } from '../api/data.ts';
import { type Measured, measure } from '../api/measure.ts';
import { listPath, type Side } from './sides.ts';
import { type Place, type Visit, visit } from './visit.ts';

/** Results of one size's rounds; a failed side has the reason instead of more visits. */
export interface Rounds {
  rows: number;
  /** As plain JSON, and by column as our page asks for it. */
  server: Measured[];
  serverByColumn: Measured[];
  visits: Record<string, Visit[]>;
  failures: Record<string, string>;
}

export interface RoundsOptions {
  rows: number;
  rounds: number;
  sides: readonly Side[];
  /** Of buildPages. */
  pages: string;
  mbit?: number | undefined;
}

interface Told {
  port: number;
  login: string;
  senha: string;
}

const tokenOf = async (origin: string, login: string, senha: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, senha }),
  });
  if (!answer.ok) throw new Error(`login: status ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
};

/** The list read to its end by one that parses nothing. */
const readAlone = async (
  place: Place,
  server: ChildProcess,
  isCounted: boolean,
  accept?: string,
): Promise<Measured> => {
  const read = await measure(
    {
      port: Number(new URL(place.origin).port),
      pid: server.pid ?? 0,
      path: listPath,
      body: undefined,
      token: place.token,
      accept,
    },
    { isCounted },
  );
  if (read.status !== 200) throw new Error(`the list: status ${read.status}`);
  if (isCounted && read.rows !== place.rows) throw new Error(`${read.rows} rows instead of ${place.rows}`);
  return read;
};

const inTurns = async (place: Place, server: ChildProcess, options: RoundsOptions): Promise<Rounds> => {
  const { rounds, sides, mbit } = options;
  const found: Rounds = { rows: place.rows, server: [], serverByColumn: [], visits: {}, failures: {} };
  // Warms the server and the database, and counts.
  await readAlone(place, server, true);
  for (let round = 0; round < rounds; round += 1) {
    found.server.push(await readAlone(place, server, false));
    found.serverByColumn.push(await readAlone(place, server, false, columnsType));
    // Another one first each time.
    const turn = sides.map((_side, index) => sides[(index + round) % sides.length] as Side);
    for (const side of turn) {
      if (found.failures[side.name] !== undefined) continue;
      try {
        const seen = await visit(place, side, mbit);
        found.visits[side.name] = [...(found.visits[side.name] ?? []), seen];
        const [first, all] = [seen.first, seen.all].map(Math.round);
        console.error(`${place.rows} rows, ${side.name}: first ${first} ms, all ${all} ms`);
      } catch (error) {
        found.failures[side.name] = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '?';
        console.error(`${place.rows} rows, ${side.name}: ${found.failures[side.name]}`);
      }
    }
  }
  return found;
};

/** All sides on a register of so many lives. */
export const roundsAt = async (options: RoundsOptions): Promise<Rounds> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const cluster = await startCluster(bin);
  const dataDir = mkdtempSync(join(tmpdir(), 'vidas-bench-'));
  let server: ChildProcess | undefined;
  try {
    await fill(cluster.url, soldStatements(options.rows));
    console.error(`${options.rows} lives are there`);
    server = fork(new URL('server.mjs', import.meta.url), {
      env: {
        ...process.env,
        DATABASE_URL: cluster.url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '127.0.0.1',
        BENCH_PEERS: options.pages,
        // On a busy machine a million lives take longer than a statement may.
        STATEMENT_TIMEOUT_SECONDS: '3600',
      },
      execArgv: ['--no-warnings'],
    });
    const [{ port, login, senha }] = (await once(server, 'message')) as [Told];
    const origin = `http://127.0.0.1:${port}`;
    const token = await tokenOf(origin, login, senha);
    return await inTurns({ origin, login, senha, token, rows: options.rows }, server, options);
  } finally {
    if (server?.connected) {
      server.send({});
      await once(server, 'exit');
    }
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
