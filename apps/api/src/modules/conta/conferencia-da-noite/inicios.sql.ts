import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Sums of the lists behind the homes, in cents. */
export interface SomasDasListas {
  recebidos: number;
  pagos: number;
  aVencer: number;
  atraso: number;
  naoPago: number;
}

/** The days of the homes, ISO. */
export interface DiasDosInicios {
  hoje: string;
  /** Last day that counts as due soon. */
  ate: string;
  /** YYYY-MM */
  competencia: string;
  /** Last due day that is late, by the bank's calendar. */
  vencidoAte: RawBuilder<string>;
}

/** Sums of the lists, counted again from their rows (CTA-16). */
export const findSomasDasListas = async (
  db: Db,
  { hoje, ate, competencia, vencidoAte }: DiasDosInicios,
): Promise<SomasDasListas> => {
  const { rows } = await sql<SomasDasListas>`
    with dias as (
      select ${hoje}::date as hoje, ${ate}::date as ate, (${competencia} || '-01')::date as do_mes,
        (${competencia} || '-01')::date + interval '1 month' as depois_dele, ${vencidoAte} as vencido_ate
    ), pedidos as (
      select distinct on (t.fatura_numero) t.fatura_numero, t.vencimento, t.valor_cents
      from titulo t where t.pago_em is null and t.cancelado_em is null
      order by t.fatura_numero, t.vencimento desc, t.numero desc
    ), abertos as (
      select p.vencimento, case when p.valor_cents > f.valor_cents then s.resta + p.valor_cents - f.valor_cents
        when p.valor_cents < s.resta then p.valor_cents else s.resta end as cents
      from pedidos p join fatura f on f.numero = p.fatura_numero and f.status <> 'CANCELADA'
      cross join lateral (
        select f.valor_cents - coalesce((select sum(m.principal_cents) from conta_movimento m where m.fatura_numero = f.numero), 0)
          - coalesce((select sum(c.valor_cents) from conta_concessao c where c.fatura_numero = f.numero), 0) as resta
      ) s where s.resta > 0
    )
    select
      (select coalesce(sum(m.valor_cents - m.credito_cents), 0) from conta_movimento m where m.dia >= d.do_mes and m.dia < d.depois_dele)::int8
        as recebidos,
      (select coalesce(sum(a.valor_cents), 0) from conta_a_pagar a where a.pago_em >= d.do_mes and a.pago_em < d.depois_dele)::int8 as pagos,
      (select coalesce(sum(b.cents), 0) from abertos b where b.vencimento between d.hoje and d.ate)::int8 as "aVencer",
      (select coalesce(sum(b.cents), 0) from abertos b where b.vencimento <= d.vencido_ate)::int8 as atraso,
      (select coalesce(sum(s.pago_cents), 0) from comissao_saldo s join comissao_fechamento g on g.competencia = s.competencia
        where g.paga_em is null)::int8 as "naoPago"
    from dias d`.execute(db);
  const [somas] = rows;
  if (!somas) throw new TypeError('Sums have no row.');
  return somas;
};
