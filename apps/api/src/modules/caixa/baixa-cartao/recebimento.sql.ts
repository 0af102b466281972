import { momento } from '../../../db/momento.ts';
import type { Recebimento } from '@vidas/api-client/caixa/baixa-cartao/recebimento.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';

/** The installments of a receipt that are still paid by it. */
const dela = sql`
  select count(*)::int as parcelas, coalesce(sum(q.valor_cents), 0)::int8 as valor,
    coalesce(sum(q.valor_liquido_cents), 0)::int8 as "valorLiquido"
  from cartao_parcela q where q.recebimento_id = r.id and q.status = 'Pago'`;

/** The receipts, the newest first: of one that runs what is still paid by it, of one that was undone what it was. */
export const selectRecebimentos = (): RawBuilder<Recebimento> => sql<Recebimento>`
  select r.id::text as id, ${momento('r.feito_em')} as "feitoEm", r.feito_por as "feitoPor", r.dia,
    coalesce(m.nome, 'Todas') as "bandeiraNome",
    case when r.desfeito_em is null then n.parcelas else r.parcelas end as parcelas,
    case when r.desfeito_em is null then n.valor else r.valor_cents end as valor,
    case when r.desfeito_em is null then n."valorLiquido" else r.valor_liquido_cents end as "valorLiquido",
    case when r.desfeito_em is null then 'Confirmado' else 'Desfeito' end as situacao,
    ${momento('r.desfeito_em')} as "desfeitoEm", r.desfeito_por as "desfeitoPor"
  from cartao_recebimento r
  left join cartao_bandeira m on m.id = r.bandeira_id
  cross join lateral (${dela}) n
  order by r.id desc`;

/** An installment that is received or opened again. */
export interface ParcelaDoLote {
  id: number;
  prevista_em: string;
  valor_cents: number;
  valor_liquido_cents: number;
}

/** Installments with their sales held, in the order in which everybody takes them. */
const lockDas = async (trx: Trx, where: RawBuilder<unknown>): Promise<ParcelaDoLote[]> => {
  await sql`
    select c.id from cartao_pagamento c
    where exists (select from cartao_parcela q where q.pagamento_id = c.id and ${where}) and c.excluido_em is null
    order by c.id for update`.execute(trx);
  const { rows } = await sql<ParcelaDoLote>`
    select q.id, q.prevista_em, q.valor_cents, q.valor_liquido_cents
    from cartao_parcela q join cartao_pagamento c on c.id = q.pagamento_id
    where ${where} and c.excluido_em is null
    order by q.id`.execute(trx);
  return rows;
};

/** The open installments that are to come in on a day (ISO), of one brand or of all, with their sales held. */
export const lockDoDia = (trx: Trx, dia: string, bandeira: number | null): Promise<ParcelaDoLote[]> =>
  lockDas(
    trx,
    sql`q.status = 'Aberto' and q.prevista_em = ${dia}::date and (${bandeira}::int is null or c.bandeira_id = ${bandeira}::int)`,
  );

/** The installments that a receipt still pays, with their sales held. */
export const lockDoRecebimento = (trx: Trx, id: number): Promise<ParcelaDoLote[]> =>
  lockDas(trx, sql`q.status = 'Pago' and q.recebimento_id = ${id}`);

/** Gives installments another status and receipt, and their sales the balance that follows (CXA-10). */
export const mudaParcelas = async (
  trx: Trx,
  parcelas: readonly ParcelaDoLote[],
  para: { status: 'Aberto' | 'Pago'; recebimento: number | null; momento: string; user: string },
): Promise<void> => {
  const ids = parcelas.map(({ id }) => id);
  await sql`
    update cartao_parcela set status = ${para.status}, recebimento_id = ${para.recebimento},
      alterada_em = ${para.momento}::timestamp, alterada_por = ${para.user}
    where id = any(${ids}::int[])`.execute(trx);
  await sql`
    update cartao_pagamento c set saldo_cents = x.saldo, status = case when x.saldo = 0 then 'Pago' else 'Aberto' end
    from (
      select q.pagamento_id, coalesce(sum(q.valor_cents) filter (where q.status = 'Aberto'), 0)::int as saldo
      from cartao_parcela q
      where q.pagamento_id in (select pagamento_id from cartao_parcela where id = any(${ids}::int[]))
      group by q.pagamento_id
    ) x where x.pagamento_id = c.id`.execute(trx);
};

/** A receipt, held until the transaction ends; undefined when there is none. */
export const lockRecebimento = (trx: Trx, id: number) =>
  trx.selectFrom('cartao_recebimento').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
