import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { contaDemo, escreveOQueSai, limpaDemo } from '../demo/limpa/limpaDemo.ts';
import { openDataDir } from '../start/dataDir.ts';
import { explainStart } from '../start/explain.ts';
import { databaseOf } from '../start/prepare.ts';
import { StartError } from '../config/startError.ts';

/** Confirmed by `--sim`, or by a word typed at a console; nothing else counts. */
const isYes = async (args: readonly string[]): Promise<boolean> => {
  if (args.includes('--sim')) return true;
  if (!process.stdin.isTTY) return false;
  const console = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (
      (await console.question('Para apagar tudo isto, escreva apaga: ')).trim().toLowerCase() === 'apaga'
    );
  } finally {
    console.close();
  }
};

const args = process.argv.slice(2);
try {
  if (args.some((arg) => arg !== '--sim')) throw new StartError('Uso: npm run demo:limpa [-- --sim]');
  const config = loadConfig(process.env);
  const dataDir = openDataDir(config.dataDir);
  const { db, close } = openDatabase(databaseOf(config, dataDir));
  try {
    await migrate(db);
    console.log(escreveOQueSai(await contaDemo(db)));
    if (!(await isYes(args)))
      throw new StartError('Nada foi apagado. Para apagar sem pergunta: npm run demo:limpa -- --sim');
    const { linhas } = await limpaDemo(db);
    const exemplos = join(config.dataDir, 'exemplos');
    if (existsSync(exemplos)) rmSync(exemplos, { recursive: true });
    console.log(
      `A demonstração saiu: ${linhas.toLocaleString('pt-BR')} linhas apagadas. Comece com SEED=none e crie a primeira pessoa com npm run user:add.`,
    );
  } finally {
    await close();
  }
} catch (error) {
  console.error(explainStart(error) ?? error);
  process.exitCode = 1;
}
