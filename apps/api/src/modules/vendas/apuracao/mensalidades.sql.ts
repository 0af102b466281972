import { type RawBuilder, sql } from 'kysely';

/** Kind of posting for a monthly fee. */
export const MENSALIDADE = 2;

/**
 * Condition: row `x` holds the day that commissions used for invoice `f` before the account existed, and the
 * account still has its initial value (CTA-22).
 */
export const diaFixo = sql<boolean>`x.fatura_numero = f.numero and x.dia_fixo and x.quitada_em is not distinct from f.quitada_em`;

/** Invoices fully paid in a period, with the day that commissions use. */
export const pagasEm = (
  noPeriodo: (dia: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select f.numero as fatura_numero, f.quitada_em as dia from fatura f
  where ${noPeriodo(sql`f.quitada_em`)} and not exists (select from conta_mudanca x where ${diaFixo})
  union all
  select f.numero, x.comissao_em from conta_mudanca x join fatura f on ${diaFixo} where x.dia_fixo and ${noPeriodo(sql`x.comissao_em`)}`;

/**
 * Cents received for fee `l` of settled invoice `f`: concessions are shared among the postings in proportion
 * (COM-44). Months closed on whole fees keep them.
 */
export const entrouDaMensalidade = (
  fee: { valor: RawBuilder<unknown>; fatura: RawBuilder<unknown> },
  mes: RawBuilder<unknown>,
): RawBuilder<number> => sql<number>`(${fee.valor} - case when exists (select from comissao_fechamento k where k.competencia = ${mes} and k.sobre_o_lancado) then 0
  else coalesce((select round(sum(c.valor_cents)::numeric * ${fee.valor} / nullif(max(q.valor_cents), 0))::int
    from conta_concessao c join fatura q on q.numero = c.fatura_numero where c.fatura_numero = ${fee.fatura}), 0) end)`;

/**
 * Two names for a `with` clause: `mensalidade`, the fees of the sales `v`, and `paga`, those of paid invoices
 * with the day of full payment (COM-6). Found from the sales by indexes: only pairs in `pares` pay by fees,
 * so these are few, but the planner cannot know and would read the bills of all years.
 */
export const mensalidadesDe = (
  quais: RawBuilder<unknown>,
  pares: readonly string[],
): RawBuilder<unknown> => sql`
  mensalidade as materialized (
    select l.id as lancamento_id, l.fatura_numero, l.valor_cents as mensalidade_cents, v.codigo as venda_codigo, v.vendedor_codigo, v.plano_registro,
      v.valor_cents, v.efetivada_em, p.nascimento, v.administrativa, b.cancelado_em
    from venda v
    join beneficiario b on b.matricula = v.matricula
    join pessoa p on p.id = b.pessoa_id
    join lancamento l on l.matricula = v.matricula and l.tipo_codigo = ${MENSALIDADE} and l.status = 'ATIVO' and l.valor_cents > 0
    where v.efetivada_em is not null and ${quais} and v.vendedor_codigo || ' ' || v.plano_registro = any(${pares})
  ),
  paga as (
    select m.*, pago.dia, pago.mes, pago.pago_cents
    from (
      select d.lancamento_id, d.dia, to_char(d.dia, 'YYYY-MM') as mes,
        ${entrouDaMensalidade({ valor: sql`d.mensalidade_cents`, fatura: sql`d.fatura_numero` }, sql`to_char(d.dia, 'YYYY-MM')`)} as pago_cents
      from (
        select m.lancamento_id, m.fatura_numero, m.mensalidade_cents, case when x.fatura_numero is null then f.quitada_em else x.comissao_em end as dia
        from mensalidade m join fatura f on f.numero = m.fatura_numero left join conta_mudanca x on ${diaFixo}
      ) d
      where d.dia is not null
    ) pago
    join mensalidade m on m.lancamento_id = pago.lancamento_id
    where pago.pago_cents > 0
  )`;
