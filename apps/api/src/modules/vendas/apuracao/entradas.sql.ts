import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Months as they are asked for: from the first day of one to before the first day after another, ISO days. */
export interface Periodo {
  inicio: string;
  /** The first day that is out of it. */
  fim: string;
}

/** Whose months; `porMensalidade` holds the pairs 'seller plan' whose rule pays by fees, the others' fees are not read. */
export interface Quem {
  vendedores: readonly string[];
  porMensalidade: readonly string[];
}

/** One sale in the month it was effectuated in, or one fee in the month it was paid in, with the sale it belongs to. */
export interface Entrada {
  mes: string;
  /** The posting of the fee; null for the sale itself. */
  lancamento: number | null;
  pagoCents: number | null;
  pagaEm: string | null;
  venda: string;
  vendedor: string;
  plano: string;
  valorCents: number;
  efetivadaEm: string | null;
  nascimento: string | null;
  administrativa: boolean;
  canceladoEm: string | null;
}

const MENSALIDADE = 2;

const daVenda = sql`v.codigo as venda, v.vendedor_codigo as vendedor, v.plano_registro as plano, v.valor_cents as "valorCents",
  v.efetivada_em as "efetivadaEm", p.nascimento, v.administrativa, b.cancelado_em as "canceladoEm"`;

/** Sales that were effectuated in the period. */
const vidas = ({ inicio, fim }: Periodo, { vendedores }: Quem) => sql`
  select to_char(v.efetivada_em, 'YYYY-MM') as mes, null::integer as lancamento, null::integer as "pagoCents", null::date as "pagaEm", ${daVenda}
  from venda v
  join beneficiario b on b.matricula = v.matricula
  join pessoa p on p.id = b.pessoa_id
  where v.vendedor_codigo = any(${vendedores}) and v.efetivada_em >= ${inicio}::date and v.efetivada_em < ${fim}::date`;

/** Fees paid in the period of lives that were sold and effectuated: of an invoice, the day of its first payment. */
const mensalidades = ({ inicio, fim }: Periodo, { vendedores, porMensalidade }: Quem) => sql`
  select to_char(pago.dia, 'YYYY-MM') as mes, l.id as lancamento, l.valor_cents as "pagoCents", pago.dia as "pagaEm", ${daVenda}
  from (
    select t.fatura_numero, min(t.pago_em) as dia from titulo t
    where t.pago_em >= ${inicio}::date and t.pago_em < ${fim}::date
      and not exists (select from titulo a where a.fatura_numero = t.fatura_numero and a.pago_em < ${inicio}::date)
    group by t.fatura_numero
  ) pago
  join lancamento l on l.fatura_numero = pago.fatura_numero and l.tipo_codigo = ${MENSALIDADE} and l.status = 'ATIVO'
    and l.valor_cents > 0
  join venda v on v.matricula = l.matricula
  join beneficiario b on b.matricula = v.matricula
  join pessoa p on p.id = b.pessoa_id
  where v.vendedor_codigo = any(${vendedores}) and v.efetivada_em is not null
    and v.vendedor_codigo || ' ' || v.plano_registro = any(${porMensalidade})`;

/** All that the months of these sellers are worked out from, in the order of sellers, months and sales. */
export const selectEntradas = async (db: Db, quem: Quem, periodo: Periodo): Promise<Entrada[]> => {
  const { rows } = await sql<Entrada>`${vidas(periodo, quem)} union all ${mensalidades(periodo, quem)}
    order by vendedor, mes, venda, lancamento nulls first`.execute(db);
  return rows;
};

/** How many lives each seller's months have, to read some sellers at once; every seller, by the order of their codes. */
export const countEntradas = async (
  db: Db,
  { inicio, fim }: Periodo,
): Promise<{ vendedor: string; n: number }[]> => {
  const { rows } = await sql<{ vendedor: string; n: number }>`
    select s.codigo as vendedor, coalesce(v.n, 0)::integer as n from vendedor s
    left join (
      select vendedor_codigo, count(*) as n from venda
      where efetivada_em >= ${inicio}::date and efetivada_em < ${fim}::date group by vendedor_codigo
    ) v on v.vendedor_codigo = s.codigo
    order by s.codigo`.execute(db);
  return rows;
};
