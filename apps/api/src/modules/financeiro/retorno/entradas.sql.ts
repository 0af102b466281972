import { sql } from 'kysely';

/**
 * The effects on the bill of a title `t`, by their index. Their file is joined afterwards (`offset 0`): one without statistics would be read
 * from its beginning for each title, by the index that begins with its number.
 */
export const efeitosDaFatura = sql`(select * from retorno_efeito where fatura_numero = t.fatura_numero offset 0)`;
