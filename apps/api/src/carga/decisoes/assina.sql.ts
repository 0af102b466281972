import { sql } from 'kysely';
import type { Trx } from '../../db/tx.ts';

/** Says for the rest of a transaction who decides and when ('YYYY-MM-DDTHH:MM:SS'): the decisions for the core system carry it. */
export const assina = async (trx: Trx, { login, em }: { login: string; em: string }): Promise<void> => {
  await sql`select set_config('vidas.login', ${login}, true), set_config('vidas.em', ${em.replace('T', ' ')}, true)`.execute(
    trx,
  );
};
