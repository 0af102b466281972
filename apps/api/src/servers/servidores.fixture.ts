import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortalApp, buildStaffApp } from '../app.ts';
import { type Db, openDatabase } from '../db/database.ts';
import { hashSenha } from '../modules/shell/troca-senha/senha.ts';
import { insertUsuario } from '../modules/shell/session/sessao.sql.ts';
import { drawSecrets } from '../config/secrets.ts';
import { run } from '../start/process.fixture.ts';
import { freePort } from '../test/freePort.ts';
import { testServer } from '../test/harness.ts';
import { onServer } from '../test/postgresTemplate.ts';
import { throughPool } from '../test/testDatabase.ts';
import { testPassword } from '../test/template.ts';
import { servidorUnico } from './presenca.ts';

/** A server among several. */
export interface UmServidor {
  staffUrl: string;
  portalUrl: string;
  /** Ends its process and returns the exit code, null after SIGKILL. */
  termina: (sinal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /** Starts it again in the same data folder. */
  volta: () => Promise<void>;
  /** Ends it like a broken machine, and starts it again. */
  morreEVolta: () => Promise<void>;
}

/** Several servers of one database, and a look into it. */
export interface Servidores {
  db: Db;
  todos: UmServidor[];
  /** Servers are separate processes, on PostgreSQL. */
  saoProcessos: boolean;
  close: () => Promise<void>;
}

const pessoa = { login: 'USU_gerente', nome: 'Gerente', cargo: 'Gerente', vendedor_codigo: null };

const insertPessoa = async (db: Db): Promise<void> => {
  await insertUsuario(db, {
    ...pessoa,
    id: randomUUID(),
    senha_hash: await hashSenha(testPassword),
    modulos: ['cadastro', 'ouvidoria'],
  });
};

/** Processes over an empty database, which all of them prepare at the same time. */
const emProcessos = async (server: string, quantos: number): Promise<Servidores> => {
  const name = `vidas_servidores_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await onServer(server, async (client) => {
    await client.query(`create database ${name}`);
    // Required by docs/operacao.md when a pooler hides our timeout from the database.
    await client.query(`alter database ${name} set statement_timeout = '60s'`);
  });
  const root = mkdtempSync(join(tmpdir(), 'vidas-servidores-'));
  const secrets = Object.fromEntries(
    Object.entries(drawSecrets()).map(([key, bytes]) => [key, Buffer.from(bytes).toString('base64')]),
  );
  const running = new Set<ReturnType<typeof run>['child']>();
  const starts = async (dataDir: string, [port, portal]: readonly number[]) => {
    const started = run('scripts/serve.mjs', [], {
      DATABASE_URL: throughPool(server, name),
      DATA_DIR: dataDir,
      SECRETS: JSON.stringify(secrets),
      ANS_REGISTRATION: '999999',
      // Nothing is ever sent, because there are no bills.
      SMTP_URL: 'smtp://127.0.0.1:9',
      OUTBOX_DIR: join(root, 'saida'),
      PORT: String(port),
      OMBUDSMAN_PORT: String(portal),
    });
    running.add(started.child);
    await started.says('Ctrl+C encerra');
    return started;
  };
  const one = async (number: number): Promise<UmServidor> => {
    const ports = [await freePort(), await freePort()] as const;
    // The first two share a folder, like on one machine; the others have their own.
    const dataDir = join(root, String(Math.max(2, number)));
    let now = await starts(dataDir, ports);
    const termina = async (sinal: 'SIGKILL' | 'SIGTERM') => {
      now.child.kill(sinal);
      return now.ended;
    };
    const volta = async (): Promise<void> => {
      now = await starts(dataDir, ports);
    };
    return {
      staffUrl: `http://127.0.0.1:${ports[0]}`,
      portalUrl: `http://127.0.0.1:${ports[1]}`,
      termina,
      volta,
      morreEVolta: async () => {
        await termina('SIGKILL');
        await volta();
      },
    };
  };
  const close = async (): Promise<void> => {
    for (const child of running) child.kill('SIGKILL');
    await open?.close();
    await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    rmSync(root, { recursive: true, force: true });
  };
  let open: ReturnType<typeof openDatabase> | undefined;
  try {
    const todos = await Promise.all(Array.from({ length: quantos }, (_, at) => one(at + 1)));
    open = openDatabase({ url: throughPool(server, name) });
    await insertPessoa(open.db);
    return { db: open.db, todos, saoProcessos: true, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** On the embedded database, which belongs to one process: as many servers in this one, each with its own memory. */
const emUmProcesso = async (quantos: number): Promise<Servidores> => {
  const t = await testServer();
  await insertPessoa(t.db);
  const apps = Array.from({ length: quantos }, () => {
    const deps = { ...t.deps, servidor: servidorUnico() };
    return { staff: buildStaffApp(deps), portal: buildPortalApp(deps) };
  });
  const todos = await Promise.all(
    apps.map(async ({ staff, portal }) => ({
      staffUrl: await staff.listen({ port: 0, host: '127.0.0.1' }),
      portalUrl: await portal.listen({ port: 0, host: '127.0.0.1' }),
      termina: async () => null,
      volta: async () => undefined,
      morreEVolta: async () => undefined,
    })),
  );
  const close = async (): Promise<void> => {
    await Promise.all(apps.flatMap(({ staff, portal }) => [staff.close(), portal.close()]));
    await t.close();
  };
  return { db: t.db, todos, saoProcessos: false, close };
};

export const abreServidores = (quantos: number): Promise<Servidores> => {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? emProcessos(server, quantos) : emUmProcesso(quantos);
};
