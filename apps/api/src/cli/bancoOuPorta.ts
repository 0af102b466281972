import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadConfig, type ServerConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../db/database.ts';
import { FolderInUse } from '../db/embedded/lock.ts';
import { migrate } from '../db/migrate.ts';
import { clockFrom } from '../start/clock.ts';
import { openDataDir } from '../start/dataDir.ts';
import { callLocalDoor } from '../start/localDoor.ts';
import { databaseOf } from '../start/prepare.ts';

/** Dependencies of a command that opens the database itself. */
export interface Aberto {
  db: Db;
  config: ServerConfig;
  clock: () => Date;
  /** File of the secrets. */
  segredos: string;
}

/** A command, run here or by the server that holds the embedded database. */
export interface Comando {
  aqui: (aberto: Aberto) => Promise<string>;
  /** Request to the server. */
  pedido: object;
  recusa: (texto: string) => Error;
  /** Read only: no migration, and no new database. */
  soLe?: boolean;
  /** Longest statement, in ms; default from the configuration. */
  prazoMs?: number;
}

const noBanco = async (config: ServerConfig, { aqui, recusa, soLe, prazoMs }: Comando): Promise<string> => {
  const dataDir = openDataDir(config.dataDir);
  if (soLe && config.databaseUrl === undefined && !existsSync(dataDir.db))
    throw recusa(`Não há banco de dados em ${config.dataDir}; confira DATA_DIR.`);
  const statementTimeoutMs = prazoMs ?? config.statementTimeoutMs;
  const { db, close } = openDatabase(databaseOf({ ...config, statementTimeoutMs }, dataDir));
  try {
    if (!soLe) await migrate(db);
    return await aqui({ db, config, clock: clockFrom(config.clockStart), segredos: dataDir.secrets });
  } finally {
    await close();
  }
};

/**
 * Runs a command of the console. The embedded database belongs to one process: a running server runs the
 * command itself.
 */
export const fazNoBancoOuNaPorta = async (comando: Comando): Promise<string> => {
  const config = loadConfig(process.env);
  try {
    return await noBanco(config, comando);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const text = await callLocalDoor(config.dataDir, comando.pedido, comando.recusa);
    if (text === undefined) throw error;
    return text;
  }
};

/** Resolves a typed path: npm runs scripts in the project's folder. */
export const caminhoDigitado = (dado: string): string => resolve(process.env['INIT_CWD'] ?? '.', dado);
