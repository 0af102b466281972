import { resolve } from 'node:path';
import { loadConfig } from '../config/config.ts';
import { CopiaRecusada } from '../backup/manifesto.ts';
import { restauraCopia } from '../backup/restauraCopia.ts';
import { openDatabase } from '../db/database.ts';
import { openDataDir } from '../start/dataDir.ts';
import { explainStart } from '../start/explain.ts';
import { databaseOf } from '../start/prepare.ts';

/** Loading and checking a large table takes longer than a call may. */
const PATIENCE_MS = 6 * 3_600_000;

const restore = async (pasta: string): Promise<string> => {
  const config = loadConfig(process.env);
  const dataDir = openDataDir(config.dataDir);
  const { db, close } = openDatabase(databaseOf({ ...config, statementTimeoutMs: PATIENCE_MS }, dataDir));
  try {
    return await restauraCopia({
      db,
      pasta,
      segredos: dataDir.secrets,
      segredosDoAmbiente: config.secrets,
    });
  } finally {
    await close();
  }
};

const [given] = process.argv.slice(2);
try {
  if (given === undefined)
    throw new CopiaRecusada('Uso: npm run restore -- /pasta/das/copias/vidas-AAAAMMDDTHHMM');
  // npm runs scripts in the project's folder, so the path is resolved from the caller's folder.
  console.log(await restore(resolve(process.env['INIT_CWD'] ?? '.', given)));
} catch (error) {
  console.error(error instanceof CopiaRecusada ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}
