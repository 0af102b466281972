import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from './config/config.ts';
import type { Db, OpenDatabase } from './db/database.ts';
import type { ListsThread } from './http/list/thread/listsThread.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Servidor } from './servers/presenca.ts';
import type { Secrets } from './config/secrets.ts';

/** Everything the server is given from outside; tests replace any of it. */
export interface Deps {
  db: Db;
  /** Replicas that lists are read from, and how many of them are up; undefined where there are none. */
  replicas?: OpenDatabase['replicas'];
  /** The thread that reads lists; undefined on the embedded database, which has one of its own. */
  lists?: ListsThread | undefined;
  config: ServerConfig;
  secrets: Secrets;
  /** The present moment. */
  clock: () => Date;
  /** Waits this many ms; in tests it returns at once. */
  sleep: (ms: number) => Promise<void>;
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** Folder for files that live as long as one call; emptied on start. */
  tmpDir: string;
  servidor: Servidor;
}
