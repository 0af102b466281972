import { randomUUID } from 'node:crypto';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { senhaProblema } from '../modules/shell/senha.rules.ts';
import { hashSenha } from '../modules/shell/senha.ts';
import { insertUsuario } from '../modules/shell/sessao.sql.ts';
import { openDataDir } from '../start/dataDir.ts';
import { drawPassword } from '../start/demo.ts';
import { explainStart } from '../start/explain.ts';
import { databaseOf } from '../start/prepare.ts';
import { askPassword } from './askPassword.ts';
import { readUserInput, UsageError, type UserInput } from './userInput.ts';

const isTaken = (error: unknown): boolean =>
  (error as { constraint?: unknown }).constraint === 'usuario_login';

const choosePassword = async (login: string): Promise<{ senha: string; isDrawn: boolean }> => {
  const typed = await askPassword('Senha (em branco, uma é sorteada): ');
  if (typed === '') return { senha: drawPassword(), isDrawn: true };
  const problem = senhaProblema(typed, login);
  if (problem !== undefined) throw new UsageError(problem);
  return { senha: typed, isDrawn: false };
};

const add = async ({ vendedor, ...user }: UserInput, senha: string): Promise<void> => {
  const config = loadConfig(process.env);
  const { db, close } = openDatabase(databaseOf(config, openDataDir(config.dataDir)));
  try {
    await migrate(db);
    await insertUsuario(db, {
      id: randomUUID(),
      ...user,
      senha_hash: await hashSenha(senha),
      vendedor_codigo: vendedor,
    });
  } finally {
    await close();
  }
};

try {
  const user = readUserInput(process.argv.slice(2));
  const { senha, isDrawn } = await choosePassword(user.login);
  await add(user, senha);
  console.log(`Usuário ${user.login} criado para ${user.nome}.${isDrawn ? ` Senha: ${senha}` : ''}`);
} catch (error) {
  if (isTaken(error)) console.error('Já existe um usuário com esse login.');
  else console.error(error instanceof UsageError ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}
