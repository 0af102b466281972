import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortalApp, buildStaffApp } from '../app.ts';
import { loadConfig, type ServerConfig } from '../config/config.ts';
import type { Db, OpenDatabase } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../http/log.ts';
import type { Message } from '../mail/mailer.ts';
import { insertSessao, insertUsuario } from '../modules/shell/session/sessao.sql.ts';
import { renewToken } from '../modules/shell/session/sessao.ts';
import { hashSenha } from '../modules/shell/troca-senha/senha.ts';
import { operatorDay } from '../operatorDay.ts';
import { drawSecrets } from '../config/secrets.ts';
import { servidorUnico } from '../servers/presenca.ts';
import { proofStart } from './proofDay.ts';
import { testPassword } from './template.ts';
import { openTestDatabase } from './testDatabase.ts';

const HOUR_MS = 3_600_000;

/** Owner of a token. */
export interface TokenFor {
  /** Without prefix; random by default. */
  login?: string;
  nome?: string;
  cargo?: string;
  /** Code of the user as a seller, who must exist. */
  vendedor?: string | null;
  modules?: readonly ModuleKey[];
  /** Another person set the password. */
  senhaProvisoria?: boolean;
}

/** A clock that only moves by a test. */
export interface TestClock {
  now: () => Date;
  set: (moment: string | Date) => void;
  advance: (ms: number) => void;
}

/** Options of a test server. */
export interface TestServerOptions {
  seed?: 'none' | 'demo';
  /** Lives of the demonstration. */
  lives?: number;
  /** Moment of the clock, and day of the demonstration; ISO. */
  now?: string;
  /** Changes to the configuration. */
  config?: Partial<ServerConfig>;
  /** Folders of built apps, for tests of the pages. */
  staffDist?: string;
  portalDist?: string;
}

/** Both apps over a separate database. */
export interface TestServer {
  staff: FastifyInstance;
  portal: FastifyInstance;
  db: Db;
  kind: OpenDatabase['kind'];
  /** Address of a real PostgreSQL, for a second connection. */
  url: string | undefined;
  deps: Deps;
  clock: TestClock;
  /** Messages sent so far. */
  sent: Message[];
  /** Everything logged so far, as text. */
  logged: () => string;
  /** Simulated waiting time so far, in ms. */
  slept: () => number;
  /** Creates a user with a running session and returns the token, to be sent unchanged in `authorization`. */
  tokenFor: (who?: TokenFor) => Promise<string>;
  close: () => Promise<void>;
}

const createClock = (start: string): TestClock => {
  let moment = new Date(start);
  return {
    now: () => new Date(moment),
    set: (to) => {
      moment = new Date(to);
    },
    advance: (ms) => {
      moment = new Date(moment.getTime() + ms);
    },
  };
};

const quick = async (deps: Deps, who: TokenFor, senhaHash: string): Promise<string> => {
  const {
    login = `teste_${randomUUID().slice(0, 8)}`,
    nome = 'Pessoa de Teste',
    cargo = 'Analista',
    modules = [],
    vendedor = null,
    senhaProvisoria = false,
  } = who;
  const usuario = {
    id: randomUUID(),
    login: `USU_${login}`,
    nome,
    cargo,
    senha_hash: senhaHash,
    senha_provisoria: senhaProvisoria,
    modulos: [...modules],
  };
  await insertUsuario(deps.db, { ...usuario, vendedor_codigo: vendedor });
  const now = deps.clock();
  const session = {
    id: randomUUID(),
    usuario_id: usuario.id,
    criada_em: now,
    expira_em: new Date(now.getTime() + 12 * HOUR_MS),
  };
  await insertSessao(deps.db, session);
  return renewToken(deps, {
    id: session.id,
    userId: usuario.id,
    login: usuario.login,
    user: nome,
    cargo,
    modules: [...modules],
    senhaProvisoria,
  });
};

/** Starts the real server in this process, without listening; close it at the end of the test file. */
export const testServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { lives = options.seed === 'demo' ? 300 : undefined, now = proofStart } = options;
  const { db, kind, url, close } = await openTestDatabase({ lives, hoje: operatorDay(new Date(now)) });
  const clock = createClock(now);
  const tmpDir = mkdtempSync(join(tmpdir(), 'vidas-teste-'));
  const sent: Message[] = [];
  const lines: string[] = [];
  let slept = 0;
  const deps: Deps = {
    db,
    config: {
      // Tests may send, but the address is never used, because the mailer is replaced. Nothing of the night
      // starts by itself.
      ...loadConfig({
        DATA_DIR: tmpDir,
        ANS_REGISTRATION: '999999',
        SMTP_URL: 'smtp://127.0.0.1:1',
        CONFERENCIA_HORA: 'nunca',
        ANALISE_HORA: 'nunca',
      }),
      ...options.config,
    },
    secrets: drawSecrets(),
    clock: clock.now,
    sleep: async (ms) => {
      slept += ms;
    },
    mailer: { send: async (message) => void sent.push(message) },
    log: createLog({ write: (line: string) => lines.push(line) > 0 }),
    tmpDir,
    servidor: servidorUnico(),
  };
  const staff = buildStaffApp(deps, options.staffDist === undefined ? {} : { dist: options.staffDist });
  const portal = buildPortalApp(deps, options.portalDist === undefined ? {} : { dist: options.portalDist });
  await Promise.all([staff.ready(), portal.ready()]);
  let senhaHash: string | undefined;
  return {
    staff,
    portal,
    db,
    kind,
    url,
    deps,
    clock,
    sent,
    logged: () => lines.join(''),
    slept: () => slept,
    tokenFor: async (who = {}) => quick(deps, who, (senhaHash ??= await hashSenha(testPassword))),
    async close() {
      await Promise.all([staff.close(), portal.close()]);
      await close();
      rmSync(tmpDir, { recursive: true, force: true });
    },
  };
};
