import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadConfig, type ServerConfig } from '../config.ts';
import { gravaCopia } from '../copia/gravaCopia.ts';
import { CopiaRecusada } from '../copia/manifesto.ts';
import { openDatabase } from '../db/database.ts';
import { FolderInUse } from '../db/embedded/lock.ts';
import { openDataDir } from '../start/dataDir.ts';
import { explainStart } from '../start/explain.ts';
import { callLocalDoor } from '../start/localDoor.ts';
import { databaseOf } from '../start/prepare.ts';

const inDatabase = async (config: ServerConfig, destino: string): Promise<string> => {
  const dataDir = openDataDir(config.dataDir);
  if (config.databaseUrl === undefined && !existsSync(dataDir.db))
    throw new CopiaRecusada(`Não há banco de dados em ${config.dataDir}; confira DATA_DIR.`);
  const { db, close } = openDatabase(databaseOf(config, dataDir));
  try {
    return await gravaCopia({ db, destino, segredos: dataDir.secrets, agora: new Date() });
  } finally {
    await close();
  }
};

/** The embedded database belongs to one process: where the server has it, the server makes the copy. */
const copy = async (destino: string): Promise<string> => {
  const config = loadConfig(process.env);
  try {
    return await inDatabase(config, destino);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const command = { acao: 'copia', destino };
    const text = await callLocalDoor(config.dataDir, command, (why) => new CopiaRecusada(why));
    if (text === undefined) throw error;
    return text;
  }
};

const [given] = process.argv.slice(2);
try {
  if (given === undefined) throw new CopiaRecusada('Uso: npm run backup -- /pasta/das/copias');
  // npm runs scripts in the folder of the project; a path is meant from where it was typed.
  console.log(await copy(resolve(process.env['INIT_CWD'] ?? '.', given)));
} catch (error) {
  console.error(error instanceof CopiaRecusada ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}
