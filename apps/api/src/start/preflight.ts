import { loadConfig, type ServerConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { checkDatabase } from './checkDatabase.ts';
import { openDataDir } from './dataDir.ts';
import { refuseTakenPorts } from './ports.ts';

/** Quick checks: configuration, folder, ports, PostgreSQL. Throws errors that `explainStart` knows. */
export const preflight = async (env: Record<string, string | undefined>): Promise<ServerConfig> => {
  const config = loadConfig(env);
  openDataDir(config.dataDir);
  await refuseTakenPorts(config);
  const { databaseUrl: url, statementTimeoutMs } = config;
  if (url === undefined) return config;
  const { db, close } = openDatabase({ url, statementTimeoutMs, waitMs: 10_000 });
  try {
    await checkDatabase(db, { statementTimeoutMs, temReplicas: config.databaseReadUrls.length > 0 });
  } finally {
    await close();
  }
  return config;
};
