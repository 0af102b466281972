import { sql } from 'kysely';

/** Title `t` that collects invoice `f`: one in force before a cancelled one, a paid one before an open one (DIR-4). */
export const tituloDaFatura = sql`left join lateral (
    select titulo.numero, titulo.forma, titulo.vencimento, titulo.valor_cents from titulo where titulo.fatura_numero = f.numero
    order by titulo.cancelado_em is not null, titulo.pago_em is null, titulo.numero desc limit 1
  ) t on true`;
