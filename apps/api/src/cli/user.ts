import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { FolderInUse } from '../db/embedded/lock.ts';
import { migrate } from '../db/migrate.ts';
import { drawPassword } from '../modules/shell/senha.ts';
import { type ComandoPessoa, PessoaRecusada } from '../modules/tecnologia/pessoas/pessoas.rules.ts';
import { executaComando } from '../modules/tecnologia/pessoas/pessoas.ts';
import { clockFrom } from '../start/clock.ts';
import { openDataDir } from '../start/dataDir.ts';
import { explainStart } from '../start/explain.ts';
import { callLocalDoor } from '../start/localDoor.ts';
import { databaseOf } from '../start/prepare.ts';
import { askPassword } from './askPassword.ts';
import { commandOf, readUserLine } from './userInput.ts';

const config = () => loadConfig(process.env);

const inDatabase = async (comando: ComandoPessoa): Promise<string> => {
  const { dataDir, clockStart, operatorName, ...rest } = config();
  const { db, close } = openDatabase(
    databaseOf({ dataDir, clockStart, operatorName, ...rest }, openDataDir(dataDir)),
  );
  try {
    await migrate(db);
    const contexto = { db, autor: 'console', clock: clockFrom(clockStart), operatorName };
    return await executaComando(contexto, comando);
  } finally {
    await close();
  }
};

/** The embedded database belongs to one process: where the server has it, the server does it. */
const run = async (comando: ComandoPessoa): Promise<string> => {
  try {
    return await inDatabase(comando);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const text = await callLocalDoor(config().dataDir, comando, (why) => new PessoaRecusada(why));
    if (text === undefined) throw error;
    return text;
  }
};

try {
  const line = readUserLine(process.argv.slice(2));
  const typed = line.senhaDe && (await askPassword(`Senha de ${line.senhaDe} (em branco, uma é sorteada): `));
  const senha = typed === undefined ? undefined : typed || drawPassword();
  console.log(await run(commandOf(line, senha)));
  if (senha !== undefined && !typed) console.log(`Senha: ${senha}`);
} catch (error) {
  console.error(error instanceof PessoaRecusada ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}
