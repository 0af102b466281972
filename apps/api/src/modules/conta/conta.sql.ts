import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/tx.ts';

/*
 * The readings of the account (CTA-1): nothing else adds up what was paid. `m` is a movement of money. One that was corrected is taken back on
 * its own day and shows as nothing; a cheque that came back is a row with a minus on the day of its return.
 */

/** A movement `m` counts on its day: it was not corrected, and corrects nothing. */
export const firme = sql<boolean>`(not exists (select from conta_movimento r where r.estorna_id = m.id and r.dia = m.dia)
  and (m.estorna_id is null or m.dia <> (select o.dia from conta_movimento o where o.id = m.estorna_id)))`;

/** A movement `m` was taken back, and that was not undone since. */
export const estornado = sql<boolean>`exists (select from conta_movimento r where r.estorna_id = m.id
  and not exists (select from conta_movimento v where v.estorna_id = r.id))`;

/** What a movement `m` brought in, cents: principal, fine and interest; a credit pays nothing (CBR-11). */
export const recebido = sql<number>`(m.valor_cents - m.credito_cents)`;

/**
 * What each posting `l` of an invoice had of each movement `m` of principal, as rows `dia`, `fatura_numero`, `matricula`, `cents`: shared in
 * proportion, by largest remainder, ties by posting. Fees, co-payments and discounts of them alone are told (COB-13;
 * Lei 9.250/1995, art. 8º, II, "a").
 */
export const partesDeSaude = (quais: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select d.dia, d.fatura_numero, d.matricula, (d.base + case when d.ordem <= d.principal_cents - d.soma then 1 else 0 end)::int8 as cents
  from (
    select b.*, sum(b.base) over (partition by b.id) as soma, row_number() over (partition by b.id order by b.inteiro - b.base desc, b.lancamento) as ordem
    from (
      select x.*, floor(x.inteiro) as base from (
        select m.id, m.dia, m.fatura_numero, m.principal_cents, l.id as lancamento, l.matricula, k.classificacao,
          m.principal_cents::numeric * l.valor_cents / nullif(sum(l.valor_cents) over (partition by m.id), 0) as inteiro
        from conta_movimento m
        join fatura f on f.numero = m.fatura_numero
        join lancamento l on l.fatura_numero = m.fatura_numero and l.status = 'ATIVO'
        join lancamento_tipo k on k.codigo = l.tipo_codigo
        where m.principal_cents <> 0 and ${firme} and ${quais}
      ) x where x.inteiro is not null
    ) b
  ) d where d.classificacao in ('MENSALIDADE', 'COPARTICIPAÇÃO', 'DESCONTO'))`;

/** Cents of an invoice `f` that nobody paid or conceded, without fine and interest (CTA-2). */
export const emFalta = sql<number>`case when f.status = 'ABERTA' then greatest(0, f.valor_cents - f.abatido_cents) else 0 end`;

/** Cents of money that an open invoice `f` has received of its own value, by whatever title (CBR-10). */
export const recebidoEmParte = sql<number>`case when f.status = 'ABERTA' and f.abatido_cents > 0 then (
  select coalesce(sum(m.principal_cents), 0)::int from conta_movimento m where m.fatura_numero = f.numero) else 0 end`;

/** The last ISO day on which an open invoice `f` received a part; null without any. */
export const recebidoEmParteEm = sql<
  string | null
>`case when f.status = 'ABERTA' and f.abatido_cents > 0 then (
  select max(m.dia)::text from conta_movimento m where m.fatura_numero = f.numero and m.principal_cents > 0
    and m.estorna_id is null and not ${estornado}) end`;

/** What of the invoice of a title `t` was paid otherwise than by lines of the bank, cents. */
export const principalForaDoBanco = sql<number>`(select coalesce(sum(m.principal_cents), 0) from conta_movimento m
  where m.fatura_numero = t.fatura_numero and m.origem <> 'RETORNO')`;

/** Holds invoices with their titles until the transaction ends, in the order in which everybody takes them, so that nobody waits for ever. */
export const lockFaturas = async (trx: Trx, faturas: readonly string[]): Promise<void> => {
  const numeros = [...faturas];
  await sql`select numero from titulo where fatura_numero = any(${numeros}::text[]) order by numero for update`.execute(
    trx,
  );
  await sql`select numero from fatura where numero = any(${numeros}::text[]) order by numero for update`.execute(
    trx,
  );
};

/** Titles of settled invoices carry what came in on them, for the version before; the account has settled the invoices already. */
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

/** Titles of invoices that are open again are unpaid again, for the version before. */
export const marcaAbertos = async (trx: Trx, faturas: readonly string[]): Promise<void> => {
  await sql`
    update titulo t set pago_em = null, valor_pago_cents = null, juros_cents = 0, upload_banco_id = null,
      recebido_em_parte_cents = least(t.valor_cents, greatest(0, f.abatido_cents))
    from fatura f where f.numero = any(${[...faturas]}::text[]) and t.fatura_numero = f.numero and f.quitada_em is null and t.pago_em is not null`.execute(
    trx,
  );
};

/** Cents of the credit of a movement `m` that nobody used or gave back. */
export const resta = sql<number>`(m.credito_cents - coalesce((select sum(a.valor_cents) from conta_ato a
  where a.movimento_id = m.id and a.desfeito_em is null), 0))::int`;
