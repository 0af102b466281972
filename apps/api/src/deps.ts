import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from './config/config.ts';
import type { Db, OpenDatabase } from './db/database.ts';
import type { ListsThread } from './http/list/thread/listsThread.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Servidor } from './servers/presenca.ts';
import type { Secrets } from './config/secrets.ts';

/** Dependencies of the server; tests replace any of them. */
export interface Deps {
  db: Db;
  /** Count of running replicas for lists; undefined without replicas. */
  replicas?: OpenDatabase['replicas'];
  /** Thread that reads lists; undefined on the embedded database, which has its own thread. */
  lists?: ListsThread | undefined;
  config: ServerConfig;
  secrets: Secrets;
  /** The present moment. */
  clock: () => Date;
  /** Waits this many ms; returns at once in tests. */
  sleep: (ms: number) => Promise<void>;
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** Folder for temporary files of calls; emptied on start. */
  tmpDir: string;
  servidor: Servidor;
}
