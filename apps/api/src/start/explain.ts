import { ConfigError } from '../config.ts';
import { FolderInUse } from '../db/embedded/lock.ts';
import { WrongSecrets } from './secretsCheck.ts';

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

/** Why the server did not start, for the person at the console; undefined for a fault of ours. */
export const explainStart = (error: unknown): string | undefined => {
  if (error instanceof ConfigError) return `A configuração tem problemas:\n${error.message}`;
  if (error instanceof FolderInUse || error instanceof WrongSecrets) return error.message;
  const code = codeOf(error) ?? codeOf((error as Error).cause);
  if (code === 'EADDRINUSE')
    return 'Uma das portas já está em uso. Escolha outras com PORT e OMBUDSMAN_PORT.';
  if (code === 'EACCES' || code === 'EROFS')
    return `Sem permissão para gravar em DATA_DIR ou usar a porta: ${(error as Error).message}`;
  if (code === 'ENOSPC') return 'O disco está cheio.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'O PostgreSQL de DATABASE_URL não respondeu. Confira o endereço.';
  if (code === '28P01' || code === '28000' || code === '3D000')
    return 'O PostgreSQL de DATABASE_URL recusou usuário, senha ou banco.';
  return undefined;
};
