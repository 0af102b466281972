import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { drawSecrets } from '../../apps/api/src/config/secrets.ts';
import { freePort } from '../../apps/api/src/test/freePort.ts';
import { type Cluster, folderFor } from '../postgres.ts';
import { root } from '../sources.ts';
import { findPgbouncer, startPgbouncer } from './pgbouncer.ts';
import { type Program, startProgram } from './program.ts';
import type { ServerPorts } from './proxies.ts';

/** One of the servers, with the pgbouncer of its machine. */
export interface Server extends ServerPorts {
  dataDir: string;
  program: () => Program;
  /** Starts it again where it was. */
  start: () => Promise<void>;
}

/** Several servers of one database. */
export interface Servers {
  all: Server[];
  password: string;
  /** The folder of their messages. */
  outbox: string;
  stop: () => Promise<void>;
}

/** Where the servers find their database. */
export interface Databases {
  /** The primary, whichever it is, behind each of these hosts. */
  url: URL;
  hosts: readonly string[];
  /** Every node by itself. */
  readUrls: readonly string[];
}

/** Free ports for so many servers. */
export const portsOf = async (count: number): Promise<ServerPorts[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `servidor${at + 1}`,
      staffPort: await freePort(),
      portalPort: await freePort(),
    })),
  );

/** Secrets that servers of one database share, in the form of SECRETS. */
export const newSecrets = (): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(drawSecrets()).map(([key, bytes]) => [key, Buffer.from(bytes).toString('base64')]),
    ),
  );

/** Starts the servers on a demonstration of that many lives, which one of them makes and the others wait for. */
export const startServers = async (
  ports: readonly ServerPorts[],
  { url, hosts, readUrls }: Databases,
  { lives, env = {} }: { lives: number; env?: NodeJS.ProcessEnv },
): Promise<Servers> => {
  const folder = folderFor('servidores', {});
  const outbox = join(folder, 'saida');
  const password = randomBytes(9).toString('base64url');
  const secrets = newSecrets();
  const [running, pools]: [Program[], Cluster[]] = [[], []];
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((program) => program.stop()));
    await Promise.all(pools.map((pool) => pool.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const makeServer = async (place: ServerPorts): Promise<Server> => {
    const pool = await startPgbouncer(findPgbouncer() ?? '', url.href, { hosts });
    pools.push(pool);
    const dataDir = join(folder, place.name);
    const launch = async (): Promise<Program> => {
      const program = startProgram({
        program: process.execPath,
        args: ['--no-warnings', 'scripts/serve.mjs'],
        cwd: root,
        env: {
          NODE_ENV: 'production',
          DATABASE_URL: pool.url,
          DATABASE_READ_URL: readUrls.join(','),
          DATA_DIR: dataDir,
          OUTBOX_DIR: outbox,
          SECRETS: secrets,
          PORT: String(place.staffPort),
          OMBUDSMAN_PORT: String(place.portalPort),
          TRUSTED_PROXIES: '127.0.0.1,127.0.0.2,127.0.0.3',
          SEED: 'demo',
          DEMO_LIVES: String(lives),
          DEMO_PASSWORD: password,
          LOG_LEVEL: 'warn',
          ...env,
        },
      });
      running.push(program);
      await program.says('Ctrl+C encerra', 300_000);
      return program;
    };
    let program = await launch();
    return {
      ...place,
      dataDir,
      program: () => program,
      start: async () => {
        program = await launch();
      },
    };
  };
  try {
    return { all: await Promise.all(ports.map(makeServer)), password, outbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
