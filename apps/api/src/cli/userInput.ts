import { type ModuleKey, moduleKeyOf, moduleKeys } from '@vidas/api-client/shell/modules';
import { parseArgs } from 'node:util';
import { withPrefix } from '../modules/shell/login.rules.ts';

/** The user that the command line describes. */
export interface UserInput {
  login: string;
  nome: string;
  cargo: string;
  modulos: ModuleKey[];
  vendedor: string | null;
}

/** The command line is wrong; the message says how it should be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usage = `Uso: npm run user:add -- --login maria --nome "Maria Souza" --cargo "Analista" --modulos cadastro,cobranca [--vendedor 613]
Módulos: ${moduleKeys.join(', ')}, ou todos`;

const modulesOf = (text: string): ModuleKey[] =>
  text.trim().toLowerCase() === 'todos'
    ? [...moduleKeys]
    : text.split(',').map((name) => {
        const key = moduleKeyOf(name);
        if (!key) throw new UsageError(`Não existe o módulo "${name.trim()}".\n${usage}`);
        return key;
      });

const optionsOf = (args: readonly string[]) => {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { login: option, nome: option, cargo: option, modulos: option, vendedor: option },
    }).values;
  } catch {
    throw new UsageError(usage);
  }
};

/** Reads the command line. Throws `UsageError`. */
export const readUserInput = (args: readonly string[]): UserInput => {
  const { login = '', nome = '', cargo = '', modulos = '', vendedor } = optionsOf(args);
  if ([login, nome, cargo, modulos].some((value) => value.trim() === '')) throw new UsageError(usage);
  return {
    login: withPrefix(login),
    nome: nome.trim(),
    cargo: cargo.trim(),
    modulos: modulesOf(modulos),
    vendedor: vendedor?.trim() || null,
  };
};
