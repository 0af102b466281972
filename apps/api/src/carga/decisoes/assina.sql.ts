import { sql } from 'kysely';
import type { Trx } from '../../db/tx.ts';

/**
 * Sets author and moment ('YYYY-MM-DDTHH:MM:SS') for the rest of a transaction; decisions for the core system
 * record them.
 */
export const assina = async (trx: Trx, { login, em }: { login: string; em: string }): Promise<void> => {
  await sql`select set_config('vidas.login', ${login}, true), set_config('vidas.em', ${em.replace('T', ' ')}, true)`.execute(
    trx,
  );
};
