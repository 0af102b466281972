import { sql } from 'kysely';
import { efeitosDaFatura } from '../financeiro/retorno/entradas.sql.ts';

/** Cents of the own value of an unpaid title `t` that the bank brought in (CBR-10). */
export const recebidoEmParte = sql<number>`case when t.pago_em is null then t.recebido_em_parte_cents else 0 end`;

/** What is still owed of a title `t`, cents: its value less what the bank brought in for it, while nobody has paid it (CBR-10). */
export const valorAberto = sql<number>`(t.valor_cents - ${recebidoEmParte})`;

/** The last ISO day on which the bank brought in a part of an unpaid title `t`; null without any. */
export const recebidoEmParteEm = sql<string | null>`case when ${recebidoEmParte} > 0 then (
  select max(coalesce(l.ocorrencia, l.credito, u.gravado_em))::text from ${efeitosDaFatura} e
  join upload_banco u on u.id = e.arquivo_id and u.situacao = 'APLICADO'
  join retorno_linha l on l.arquivo_id = e.arquivo_id and l.linha = e.linha
  where e.titulo_numero = t.numero and e.principal_cents > 0
) end`;

/**
 * Title `t` is the one by which an open invoice `f` is to be paid: neither paid nor cancelled, and no newer one that is open collects the
 * same invoice (COB-27).
 */
export const emAberto = sql`f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero))`;
