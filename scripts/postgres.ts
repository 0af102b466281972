import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onPath } from './chromium.ts';
import { freePort } from '../apps/api/src/test/freePort.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Folder with initdb and postgres: the newest of Debian's, then the PATH; undefined where there is none. */
export const findPostgres = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const debian = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  const found = onPath('initdb');
  return debian ?? (found && existsSync(join(dirname(found), 'postgres')) ? dirname(found) : undefined);
};

/** A running cluster; `url` connects as its superuser, so that tests may create databases of their own. */
export interface Cluster {
  url: string;
  stop: () => Promise<void>;
}

/** As whom a program of the database runs: nobody in particular where we are not root. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: as root it is started as the package's user, or as nobody. */
export const ownerOfCluster = (): Owner => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
};

/** Ends a program with its own word for it, if it still runs. */
export const end = async (server: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
};

// The data live for minutes: no waiting for the disk, no cleaning up, no compiled plans.
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'max_connections=200',
];

/** Starts the server of a cluster, or of a replica, and waits until it says itself that it is ready: on its port another may answer. */
const serve = async (
  bin: string,
  data: string,
  { owner, more = [] }: { owner: Owner; more?: readonly string[] },
  tries = 3,
): Promise<{ server: ChildProcess; port: number }> => {
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...[...settings, ...more].flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: dirname(data), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000);
  });
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    if (/ready to accept (read-only )?connections/.test(log)) return { server, port };
    await wait(100);
  }
  await end(server);
  // Another process may have taken the port between the look and the start.
  if (tries > 1 && log.includes('could not bind')) return serve(bin, data, { owner, more }, tries - 1);
  throw new Error(`O PostgreSQL não subiu em 30 s:\n${log}`);
};

const ENOUGH_BYTES = 2 * 2 ** 30;

/** The folders that `folderFor` made. */
export const madeFolders = new Set<string>();

/** A folder of its own for a program of the database, which may write there. */
export const folderFor = (name: string, { uid, gid }: Owner): string => {
  const folder = mkdtempSync(join(quickestFolder(), `vidas-${name}-`));
  madeFolders.add(folder);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
};

/** Memory that looks like a folder, where the machine has enough of it; otherwise the folder for temporary files. */
export const quickestFolder = (): string => {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ENOUGH_BYTES ? memory : tmpdir();
};

/** Makes a cluster in a temporary folder, on a free port of this machine alone; `stop` ends it and removes the folder. `more`: settings of its own. */
export const startCluster = async (bin: string, more: readonly string[] = []): Promise<Cluster> => {
  const owner = ownerOfCluster();
  const folder = folderFor('postgres', owner);
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const remove = () => rmSync(folder, { recursive: true, force: true });

  try {
    const init = ['-D', data, '-U', 'vidas', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    execFileSync(join(bin, 'initdb'), [...init, '-E', 'UTF8', '--locale=C', '--no-sync'], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const { server, port } = await serve(bin, data, { owner, more });
    const stop = async () => {
      await end(server);
      remove();
    };
    return { url: `postgres://vidas:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
};

/** Makes a replica of a cluster that follows it by streaming, with a port and a temporary folder of its own. */
export const startReplica = async (bin: string, primaryUrl: string): Promise<Cluster> => {
  const owner = ownerOfCluster();
  const folder = folderFor('replica', owner);
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync(
      join(bin, 'pg_basebackup'),
      ['-d', primaryUrl, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: 60_000 },
    );
    const { server, port } = await serve(bin, data, { owner });
    const stop = async () => {
      await end(server);
      remove();
    };
    const url = new URL(primaryUrl);
    url.port = String(port);
    return { url: url.href, stop };
  } catch (error) {
    remove();
    throw error;
  }
};
