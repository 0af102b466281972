import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/tx.ts';

/*
 * Readings of the account (CTA-1), the only place that sums payments. `m` is a movement of money. A corrected
 * one is reversed on its own day and disappears; a returned cheque is a negative row on its day of return.
 */

/**
 * Condition: movement `m` counts on its day; it was not corrected and is no correction. The planner takes the few
 * reversals for all rows unless it is told that they are those with one.
 */
export const firme = sql<boolean>`(not exists (select from conta_movimento r where r.estorna_id is not null and r.estorna_id = m.id and r.dia = m.dia)
  and (m.estorna_id is null or m.dia <> (select o.dia from conta_movimento o where o.id = m.estorna_id)))`;

/** Condition: movement `m` was reversed, and the reversal is in force. */
export const estornado = sql<boolean>`exists (select from conta_movimento r where r.estorna_id = m.id
  and not exists (select from conta_movimento v where v.estorna_id = r.id))`;

/** Cents received by movement `m`: principal, fine and interest; a credit pays nothing (CBR-11). */
export const recebido = sql<number>`(m.valor_cents - m.credito_cents)`;

/**
 * Share of each posting `l` of an invoice in each movement `m` of principal, as rows `dia`, `titular`,
 * `matricula`, `cents`: in proportion, by largest remainder, ties by posting. Only fees, co-payments and
 * their discounts count (COB-13; Lei 9.250/1995, art. 8º, II, "a").
 */
export const partesDeSaude = (quais: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select d.dia, d.titular_matricula as titular, d.matricula, (d.base + case when d.ordem <= d.principal_cents - d.soma then 1 else 0 end)::int8 as cents
  from (
    select b.*, sum(b.base) over (partition by b.id) as soma, row_number() over (partition by b.id order by b.inteiro - b.base desc, b.lancamento) as ordem
    from (
      select x.*, floor(x.inteiro) as base from (
        select m.id, m.dia, m.titular_matricula, m.principal_cents, l.id as lancamento, l.matricula, k.classificacao,
          m.principal_cents::numeric * l.valor_cents / nullif(sum(l.valor_cents) over (partition by m.id), 0) as inteiro
        from conta_movimento m
        join lancamento l on l.fatura_numero = m.fatura_numero and l.status = 'ATIVO'
        join lancamento_tipo k on k.codigo = l.tipo_codigo
        where m.principal_cents <> 0 and ${firme} and ${quais}
      ) x where x.inteiro is not null
    ) b
  ) d where d.classificacao in ('MENSALIDADE', 'COPARTICIPAÇÃO', 'DESCONTO'))`;

/** Open cents of invoice `f`, neither paid nor conceded, without fine and interest (CTA-2). */
export const emFalta = sql<number>`case when f.status = 'ABERTA' then greatest(0, f.valor_cents - f.abatido_cents) else 0 end`;

/** Cents of its own value that open invoice `f` has received through any title (CBR-10). */
export const recebidoEmParte = sql<number>`case when f.status = 'ABERTA' and f.abatido_cents > 0 then (
  select coalesce(sum(m.principal_cents), 0)::int from conta_movimento m where m.fatura_numero = f.numero) else 0 end`;

/** Last ISO day of a part payment of open invoice `f`; null without any. */
export const recebidoEmParteEm = sql<
  string | null
>`case when f.status = 'ABERTA' and f.abatido_cents > 0 then (
  select max(m.dia)::text from conta_movimento m where m.fatura_numero = f.numero and m.principal_cents > 0
    and m.estorna_id is null and not ${estornado}) end`;

/** Cents of title `t`'s invoice paid other than by bank lines. */
export const principalForaDoBanco = sql<number>`(select coalesce(sum(m.principal_cents), 0) from conta_movimento m
  where m.fatura_numero = t.fatura_numero and m.origem <> 'RETORNO')`;

/** Locks invoices with their titles until the transaction ends, always in the same order against deadlocks. */
export const lockFaturas = async (trx: Trx, faturas: readonly string[]): Promise<void> => {
  const numeros = [...faturas];
  await sql`select numero from titulo where fatura_numero = any(${numeros}::text[]) order by numero for update`.execute(
    trx,
  );
  await sql`select numero from fatura where numero = any(${numeros}::text[]) order by numero for update`.execute(
    trx,
  );
};

/**
 * Writes the receipts into titles of settled invoices, for the previous version; the account has settled the
 * invoices already.
 */
export const marcaQuitados = async (trx: Trx, titulos: readonly string[]): Promise<void> => {
  await sql`
    update titulo t set pago_em = f.quitada_em, valor_pago_cents = x.recebido, juros_cents = x.encargos
    from fatura f, (
      select titulo_numero, sum(valor_cents - credito_cents)::int as recebido, sum(encargos_cents)::int as encargos
      from conta_movimento where titulo_numero = any(${[...titulos]}::text[]) group by 1
    ) x where x.titulo_numero = t.numero and f.numero = t.fatura_numero and f.quitada_em is not null`.execute(
    trx,
  );
};

/** Marks titles of reopened invoices as unpaid, for the previous version. */
export const marcaAbertos = async (trx: Trx, faturas: readonly string[]): Promise<void> => {
  await sql`
    update titulo t set pago_em = null, valor_pago_cents = null, juros_cents = 0, upload_banco_id = null,
      recebido_em_parte_cents = least(t.valor_cents, greatest(0, f.abatido_cents))
    from fatura f where f.numero = any(${[...faturas]}::text[]) and t.fatura_numero = f.numero and f.quitada_em is null and t.pago_em is not null`.execute(
    trx,
  );
};

/** Rest of the credit of movement `m`, in cents: neither used nor refunded. */
export const resta = sql<number>`(m.credito_cents - coalesce((select sum(a.valor_cents) from conta_ato a
  where a.movimento_id = m.id and a.desfeito_em is null), 0))::int`;
