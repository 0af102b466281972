import { sql } from 'kysely';

/** What is still owed of a title `t`, cents: its value less what the bank brought in for it, while nobody has paid it (CBR-10). */
export const valorAberto = sql<number>`(t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end)`;
