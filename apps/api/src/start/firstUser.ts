import type { Db } from '../db/database.ts';

const EXAMPLE =
  'npm run user:add -- --login maria --nome "Maria Exemplo" --cargo "Gerente Geral/Comercial" --modulos todos';

/** Instructions for creating the first person; undefined when there is one. */
export const firstUserHint = async (db: Db): Promise<string | undefined> => {
  const someone = await db
    .selectFrom('usuario')
    .select('id')
    .where('ativo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return someone === undefined
    ? `  Ninguém pode entrar ainda. Crie a primeira pessoa, com o servidor no ar:\n    ${EXAMPLE}`
    : undefined;
};
