import { sql } from 'kysely';

/**
 * Effects on the bill of title `t`, by index. `offset 0` joins their file afterwards, because without
 * statistics the planner would scan each file from its start.
 */
export const efeitosDaFatura = sql`(select * from retorno_efeito where fatura_numero = t.fatura_numero offset 0)`;
