import { type RawBuilder, sql } from 'kysely';

/**
 * Open amount of title `t`, in cents: the balance of invoice `f` and the fine and interest within the title's
 * own value, at most that value (CBR-10).
 */
export const valorAberto = sql<number>`greatest(0, least(t.valor_cents, f.valor_cents - f.abatido_cents + greatest(0, t.valor_cents - f.valor_cents)))`;

/**
 * Condition: title `t` is the one to pay open invoice `f`: neither paid nor cancelled, and the newest open
 * one of the invoice (COB-27).
 */
export const emAberto = sql`f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero))`;

/** Condition: title `t` of invoice `f` is open now. */
export const abertoHoje = sql`t.pago_em is null and f.status = 'ABERTA'`;

/** Condition: open on an ISO day; later payments do not change a past day. */
export const abertoNoDia = (dia: string, hoje: string): RawBuilder<unknown> =>
  dia < hoje
    ? sql`f.status <> 'CANCELADA' and (t.pago_em > ${dia}::date or (t.pago_em is null and f.status = 'ABERTA'))`
    : abertoHoje;
