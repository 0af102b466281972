// Both servers, the filling of a database and the rounds of one report.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fillStatements } from './data.ts';
import { type Measured, measure, type Target } from './measure.ts';
import type { Line } from './table.ts';

export interface Report {
  name: string;
  path: string;
  body?: unknown;
  statement?: { sql: string; parameters: readonly unknown[]; also?: readonly unknown[] };
}

export interface Started {
  child: ChildProcess;
  told: { port: number; token: string; reports: Report[] };
}

export const start = async (file: string, env: Record<string, string>): Promise<Started> => {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...env },
    execArgv: ['--no-warnings'],
  });
  const [told] = (await once(child, 'message')) as [Started['told']];
  return { child, told };
};

export const end = async ({ child }: Started): Promise<void> => {
  child.send({});
  await once(child, 'exit');
};

export const fill = async (url: string, dataDir: string, lives: number): Promise<void> => {
  const server = await start('server.mjs', {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    STATEMENT_TIMEOUT_SECONDS: '3600',
  });
  for (const statement of fillStatements(lives)) {
    server.child.send({ fill: statement });
    await once(server.child, 'message');
    process.stderr.write('.');
  }
  // The comparison with ANS is made once and kept; afterwards the first reader would wait for it.
  const comparison = await measure({
    port: server.told.port,
    pid: server.child.pid ?? 0,
    path: '/api/v1/cadastro/conferenciaCadastralSib',
    body: '{}',
    token: server.told.token,
  });
  await end(server);
  process.stderr.write(` filled; comparison ${comparison.status} in ${Math.round(comparison.totalMs)} ms\n`);
};

const targetsOf = ({ path, body, statement }: Report, ours: Started, bare: Started): Target[] => {
  const target = ({ child, told }: Started, path: string, body: unknown): Target => ({
    port: told.port,
    pid: child.pid ?? 0,
    path,
    body: body === undefined ? undefined : JSON.stringify(body),
    token: told.token ?? '',
  });
  return [target(ours, path, body), ...(statement ? [target(bare, '/', statement)] : [])];
};

/** Calls a report of both servers in turns; the first round warms both and is not counted. */
export const compare = async (
  report: Report,
  { ours, bare }: { ours: Started; bare: Started },
  rounds: number,
): Promise<Line> => {
  const targets = targetsOf(report, ours, bare);
  const taken: Measured[][] = targets.map(() => []);
  let rows = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const one = await measure(target, { isCounted: round === 0 });
      if (round > 0) taken[index]?.push(one);
      else if (index === 0) rows = one.rows;
      else if (one.rows !== rows) throw new Error(`${report.name}: ${rows} rows, bare ${one.rows}.`);
    }
  }
  process.stderr.write(`${report.name}\n`);
  return { name: report.name, ours: taken[0] ?? [], bare: taken[1], rows };
};
