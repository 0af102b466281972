import { sql } from 'kysely';

/** What is still owed of a title `t`, cents: its value less what the bank brought in for it, while nobody has paid it (CBR-10). */
export const valorAberto = sql<number>`(t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end)`;

/**
 * Title `t` is the one by which an open invoice `f` is to be paid: neither paid nor cancelled, and no newer one that is open collects the
 * same invoice (COB-27).
 */
export const emAberto = sql`f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero))`;
