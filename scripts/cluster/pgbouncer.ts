import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onPath } from '../chromium.ts';
import { freePort } from '../../apps/api/src/test/freePort.ts';
import { type Cluster, end, folderFor, ownerOfCluster } from '../postgres.ts';

/** The program; undefined where there is none. Debian puts it where only root looks. */
export const findPgbouncer = (): string | undefined =>
  onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find((path) => existsSync(path));

/** Settings that docs/operacao.md requires of a pgbouncer. */
const settingsOf = (port: number, folder: string, connections: number): string => `
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
pool_mode = transaction
ignore_startup_parameters = extra_float_digits,statement_timeout
max_client_conn = 1000
default_pool_size = ${connections}
server_idle_timeout = 5
server_login_retry = 1
query_wait_timeout = 5
`;

/**
 * Puts a pgbouncer in transaction mode before every database of a server; `url` is the server's address through it. `hosts`: where
 * the server is reached, one after the other; that of its address unless said. `connections`: as many as a server of ours opens unless said.
 */
export const startPgbouncer = async (
  program: string,
  serverUrl: string,
  { hosts, connections = 10 }: { hosts?: readonly string[]; connections?: number } = {},
): Promise<Cluster> => {
  const owner = ownerOfCluster();
  const folder = folderFor('pgbouncer', owner);
  const server = new URL(serverUrl);
  const port = await freePort();
  const database = `* = host=${(hosts ?? [server.hostname]).join(',')} port=${server.port}`;
  writeFileSync(join(folder, 'users'), `"${server.username}" "${server.password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n${database}\n[pgbouncer]${settingsOf(port, folder, connections)}`,
  );
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (log.includes('process up')) {
      const url = new URL(serverUrl);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return { url: url.href, stop };
    }
    await wait(50);
  }
  await stop();
  throw new Error(`O pgbouncer não subiu em 5 s:\n${log}`);
};
