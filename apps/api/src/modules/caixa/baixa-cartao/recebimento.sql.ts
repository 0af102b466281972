import { momento } from '../../../db/momento.ts';
import type { Recebimento } from '@vidas/api-client/caixa/baixa-cartao/recebimento.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';

/** Condition: installments that the receipt still pays. */
const dela = sql`
  select count(*)::int as parcelas, coalesce(sum(q.valor_cents), 0)::int8 as valor,
    coalesce(sum(q.valor_liquido_cents), 0)::int8 as "valorLiquido"
  from cartao_parcela q where q.recebimento_id = r.id and q.status = 'Pago'`;

/** Receipts, newest first: one in force with its current installments, an undone one with its original ones. */
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

/** An installment to receive or to reopen. */
export interface ParcelaDoLote {
  id: number;
  prevista_em: string;
  valor_cents: number;
  valor_liquido_cents: number;
}

/** Installments with their sales locked, always in the same order. */
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

/** Open installments expected on a day (ISO), of one brand or of all, with their sales locked. */
export const lockDoDia = (trx: Trx, dia: string, bandeira: number | null): Promise<ParcelaDoLote[]> =>
  lockDas(
    trx,
    sql`q.status = 'Aberto' and q.prevista_em = ${dia}::date and (${bandeira}::int is null or c.bandeira_id = ${bandeira}::int)`,
  );

/** Installments that a receipt still pays, with their sales locked. */
export const lockDoRecebimento = (trx: Trx, id: number): Promise<ParcelaDoLote[]> =>
  lockDas(trx, sql`q.status = 'Pago' and q.recebimento_id = ${id}`);

/** Sets status and receipt of installments, and the resulting balance of their sales (CXA-10). */
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

/** A receipt, locked until the transaction ends; undefined for an unknown id. */
export const lockRecebimento = (trx: Trx, id: number) =>
  trx.selectFrom('cartao_recebimento').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
