import { sql } from 'kysely';

/**
 * What a title `t` may still ask for, cents: the balance of its invoice `f` with the fine and interest that stand in the title's own value, and
 * never more than itself (CBR-10).
 */
export const valorAberto = sql<number>`greatest(0, least(t.valor_cents, f.valor_cents - f.abatido_cents + greatest(0, t.valor_cents - f.valor_cents)))`;

/**
 * Title `t` is the one by which an open invoice `f` is to be paid: neither paid nor cancelled, and no newer one that is open collects the
 * same invoice (COB-27).
 */
export const emAberto = sql`f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero))`;
