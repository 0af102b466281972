import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { end, findPostgres, startCluster } from '../../scripts/postgres.ts';
import { demoPassword } from './addresses.ts';
import { freePorts } from './freePorts.ts';
import { momentNow } from './moment.ts';

const DEMO_LIVES = 400;
/** Copies of each life of the demonstration: a list of some 30 MB, more than the network's buffers hold. */
const TIMES = 100;

/** Names of 96 more letters, so that none repeats. */
const more = `
  insert into pessoa select (jsonb_populate_record(p, jsonb_build_object('id', p.id || '-' || n, 'cpf', null,
    'nome', p.nome || ' ' || n || repeat(' da Conceição', 30)))).*
  from pessoa p join beneficiario b on b.pessoa_id = p.id and b.matricula = b.titular_matricula, generate_series(1, ${TIMES}) n;
  insert into beneficiario select (jsonb_populate_record(one, jsonb_build_object('matricula', number, 'cco', null,
    'titular_matricula', number, 'pessoa_id', (one).pessoa_id || '-' || n))).*
  from (select b as one, n, (5000000000 + row_number() over (order by b.matricula, n))::text as number
    from beneficiario b, generate_series(1, ${TIMES}) n where b.matricula = b.titular_matricula) as made;
  analyze pessoa; analyze beneficiario`;

/** A journey's own server, with a database on PostgreSQL and a slow list. */
export interface OwnServer {
  readonly origin: string;
  /** Lives in the register. */
  readonly lives: number;
  /** Runs statements in one transaction, without the guards of the database. */
  readonly plant: (statement: string) => Promise<void>;
  /** Number of running statements that read the register. */
  readonly reading: () => Promise<number>;
  /** Ends the server like a power cut. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const listening = async (env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--no-warnings', 'scripts/serve.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  for await (const line of createInterface(child.stdout)) if (line.includes('Ctrl+C encerra')) break;
  child.stdout.resume();
  if (child.exitCode !== null) throw new Error('O servidor da jornada não subiu.');
  return child;
};

/** Starts the server; `isLong` makes its register long enough for a slow list. */
export const openOwnServer = async ({ isLong = true } = {}): Promise<OwnServer> => {
  const cluster = await startCluster(findPostgres() ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'vidas-jornada-'));
  const [port, portal] = await freePorts(2);
  const env = {
    PORT: String(port),
    OMBUDSMAN_PORT: String(portal),
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    SEED: 'demo',
    CLOCK_START: momentNow().toISOString(),
    DEMO_PASSWORD: demoPassword,
    DEMO_LIVES: String(DEMO_LIVES),
    SMTP_URL: '',
  };
  const client = new pg.Client(cluster.url);
  let server: ChildProcess | undefined;
  const start = async () => {
    server = await listening(env);
  };
  const stop = async () => {
    if (server) await end(server, 'SIGTERM');
    await client.end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await client.connect();
    await start();
    if (isLong) await client.query(more);
    const { rows } = await client.query<{ count: number }>('select count(*)::int from beneficiario');
    return {
      origin: `http://localhost:${port}`,
      lives: rows[0]?.count ?? 0,
      plant: async (statement) => {
        await client.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
      },
      reading: async () => {
        const found = await client.query(
          `select from pg_stat_activity where state <> 'idle' and query ilike '%beneficiario%' and pid <> pg_backend_pid()`,
        );
        return found.rows.length;
      },
      kill: async () => {
        if (!server) return;
        server.kill('SIGKILL');
        await once(server, 'exit');
      },
      start,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
