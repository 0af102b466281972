import { type RawBuilder, sql } from 'kysely';

/** The kind of posting that is a monthly fee. */
export const MENSALIDADE = 2;

/**
 * Two names for a `with` clause: `mensalidade`, the fees of the sales `v` asked for, and `paga`, those of them whose invoice was paid, with the day on
 * which nothing of it was left (COM-6). They are found from the sales on, by indexes: these are few, whose seller and plan have a rule that pays by fees (`pares`), and the
 * planner, which cannot tell, would read the bills of all years.
 */
export const mensalidadesDe = (
  quais: RawBuilder<unknown>,
  pares: readonly string[],
): RawBuilder<unknown> => sql`
  mensalidade as materialized (
    select l.id as lancamento_id, l.fatura_numero, l.valor_cents as pago_cents, v.codigo as venda_codigo, v.vendedor_codigo, v.plano_registro,
      v.valor_cents, v.efetivada_em, p.nascimento, v.administrativa, b.cancelado_em
    from venda v
    join beneficiario b on b.matricula = v.matricula
    join pessoa p on p.id = b.pessoa_id
    join lancamento l on l.matricula = v.matricula and l.tipo_codigo = ${MENSALIDADE} and l.status = 'ATIVO' and l.valor_cents > 0
    where v.efetivada_em is not null and ${quais} and v.vendedor_codigo || ' ' || v.plano_registro = any(${pares})
  ),
  paga as (
    select m.*, pago.dia, to_char(pago.dia, 'YYYY-MM') as mes
    from (
      select m.lancamento_id, f.quitada_em as dia
      from mensalidade m join fatura f on f.numero = m.fatura_numero and f.quitada_em is not null
    ) pago
    join mensalidade m on m.lancamento_id = pago.lancamento_id
  )`;
