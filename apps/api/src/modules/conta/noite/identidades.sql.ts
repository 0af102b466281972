import type { IdentidadeConferida } from '@vidas/api-client/financeiro/conferencia-da-noite';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What a check found to disagree; texts are cents, ISO days or a status. */
export interface DiferencaAchada {
  identidade: IdentidadeConferida;
  onde: string;
  fatura: string | null;
  esperado: string | null;
  achado: string | null;
  cents: number | null;
}

/** Invoices by number: those after the first, up to the second. */
export interface Fatia {
  depois: string;
  ate: string;
}

/** How many invoices there are. */
export const countFaturas = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from fatura`.execute(db);
  return rows[0]?.total ?? 0;
};

/** The last of the next invoices by number, and how many they are; undefined when there is none. */
export const findFatia = async (
  db: Db,
  depois: string,
  quantas: number,
): Promise<{ ate: string; quantas: number } | undefined> => {
  const { rows } = await sql<{ ate: string | null; quantas: number }>`
    select max(numero) as ate, count(*)::int as quantas
    from (select numero from fatura where numero > ${depois} order by numero limit ${quantas}::int) x`.execute(
    db,
  );
  const [{ ate, quantas: achadas } = { ate: null, quantas: 0 }] = rows;
  return ate === null ? undefined : { ate, quantas: achadas };
};

/*
 * The account once more, in plain sums of what stands in the tables (CTA-16). It shares nothing with the readings of `conta.sql.ts` nor with
 * the functions of the database that write it, so that a fault of theirs is not its own.
 */
const contas = (na: (coluna: string) => RawBuilder<unknown>): RawBuilder<unknown> => sql`
  f as (select numero, valor_cents, abatido_cents, status, quitada_em from fatura where ${na('numero')}),
  lancado as (
    select fatura_numero, sum(case when status = 'ATIVO' then valor_cents else 0 end) as cents
    from lancamento where ${na('fatura_numero')} group by 1),
  movido as (
    select fatura_numero, sum(principal_cents) as principal, sum(credito_cents) as credito,
      sum(case when origem = 'RETORNO' then valor_cents else 0 end) as banco, sum(case when origem = 'CARTAO' then valor_cents else 0 end) as cartao,
      sum(case when origem = 'CARGA' then valor_cents else 0 end) as central,
      sum(case when origem in ('MANUAL', 'EXTRATO', 'CREDITO') then valor_cents else 0 end) as mao
    from conta_movimento where ${na('fatura_numero')} group by 1),
  concedido as (select fatura_numero, sum(valor_cents) as cents from conta_concessao where ${na('fatura_numero')} group by 1),
  -- By the end of each day so much had been taken off; the invoice is settled from the first day on after which it never was less than all.
  dias as (
    select x.fatura_numero, x.dia, sum(sum(x.cents)) over (partition by x.fatura_numero order by x.dia) as ate
    from (
      select fatura_numero, dia, principal_cents as cents from conta_movimento where ${na('fatura_numero')}
      union all select fatura_numero, dia, valor_cents from conta_concessao where ${na('fatura_numero')}
    ) x group by x.fatura_numero, x.dia),
  quitado as (
    select y.fatura_numero, min(y.dia) filter (where y.menor >= y.valor_cents) as dia
    from (
      select d.fatura_numero, d.dia, f.valor_cents,
        min(d.ate) over (partition by d.fatura_numero order by d.dia rows between current row and unbounded following) as menor
      from dias d join f on f.numero = d.fatura_numero
    ) y group by 1),
  linhas as (
    select e.fatura_numero, sum(e.recebido_cents) as cents
    from retorno_efeito e join upload_banco u on u.id = e.arquivo_id and u.situacao = 'APLICADO'
    where ${na('e.fatura_numero')} and not exists (
      select from retorno_efeito d join upload_banco w on w.id = d.arquivo_id and w.situacao = 'APLICADO'
      where d.desfaz_arquivo_id = e.arquivo_id and d.desfaz_linha = e.linha)
    group by 1),
  vendido as (
    select fatura_numero, sum(valor_cents - desconto_cents) as cents from cartao_fatura
    where ${na('fatura_numero')} and liberada_em is null group by 1),
  dito as (
    select t.fatura_numero, sum(greatest(0, t.valor_pago_cents - coalesce(o.cents, 0))) as cents
    from titulo t left join (
      select titulo_numero, sum(valor_cents - credito_cents) as cents from conta_movimento
      where ${na('fatura_numero')} and origem <> 'CARGA' group by 1
    ) o on o.titulo_numero = t.numero
    where ${na('t.fatura_numero')} and t.pago_em is not null and t.upload_banco_id is null and not exists (
      select from cartao_fatura c where c.fatura_numero = t.fatura_numero and c.titulo_numero = t.numero and c.liberada_em is null)
    group by 1),
  atos as (
    select fatura_numero, sum(cents) as cents from (
      select fatura_numero, valor_cents as cents from conta_ato where ${na('fatura_numero')} and desfeito_em is null
      union all
      select m.fatura_numero, -a.valor_cents from conta_ato a join conta_movimento m on m.id = a.movimento_id
      where ${na('m.fatura_numero')} and a.desfeito_em is null
    ) x group by 1)`;

/** What disagrees in the account of a slice of invoices, by one statement, hence at one moment. */
export const selectDiferencasDasFaturas = async (
  db: Db,
  { depois, ate }: Fatia,
): Promise<DiferencaAchada[]> => {
  const na = (coluna: string) => sql`(${sql.ref(coluna)} > ${depois} and ${sql.ref(coluna)} <= ${ate})`;
  const { rows } = await sql<DiferencaAchada>`
    with ${contas(na)}, somas as (
      select f.*, coalesce(l.cents, 0) as lancado, coalesce(m.principal, 0) + coalesce(c.cents, 0) as soma,
        m.fatura_numero is not null or c.fatura_numero is not null as tem_linhas, q.dia as quitado,
        coalesce(m.banco, 0) as banco, coalesce(r.cents, 0) as linhas, coalesce(m.cartao, 0) as cartao, coalesce(v.cents, 0) as vendido,
        coalesce(m.central, 0) as central, coalesce(d.cents, 0) as dito, coalesce(m.mao, 0) as mao, coalesce(a.cents, 0) as atos,
        coalesce(m.credito, 0) as credito, f.status <> 'CANCELADA' as vale
      from f left join lancado l on l.fatura_numero = f.numero left join movido m on m.fatura_numero = f.numero
      left join concedido c on c.fatura_numero = f.numero left join quitado q on q.fatura_numero = f.numero
      left join linhas r on r.fatura_numero = f.numero left join vendido v on v.fatura_numero = f.numero
      left join dito d on d.fatura_numero = f.numero left join atos a on a.fatura_numero = f.numero)
    select x.identidade, 'Fatura ' || s.numero as onde, s.numero as fatura, x.esperado, x.achado, x.cents::int8 as cents
    from somas s cross join lateral (values
      ('VALOR', s.vale and s.valor_cents <> s.lancado, s.lancado::text, s.valor_cents::text, s.valor_cents - s.lancado),
      ('ABATIDO', s.abatido_cents <> s.soma, s.soma::text, s.abatido_cents::text, s.abatido_cents - s.soma),
      ('PAGO_A_MAIS', s.vale and s.soma > greatest(s.valor_cents, 0), s.valor_cents::text, s.soma::text, s.soma - s.valor_cents),
      ('SITUACAO', s.vale and (s.valor_cents > 0 or s.tem_linhas) and (s.status = 'PAGA') <> (s.soma >= s.valor_cents),
        case when s.soma >= s.valor_cents then 'PAGA' else 'ABERTA' end, s.status, null),
      ('QUITACAO', s.vale and s.quitada_em is distinct from s.quitado, s.quitado::text, s.quitada_em::text, null),
      ('BANCO', s.banco <> s.linhas, s.linhas::text, s.banco::text, s.banco - s.linhas),
      ('CARTAO', s.cartao <> s.vendido, s.vendido::text, s.cartao::text, s.cartao - s.vendido),
      ('CENTRAL', s.central <> s.dito, s.dito::text, s.central::text, s.central - s.dito),
      ('A_MAO', s.mao <> s.atos, s.atos::text, s.mao::text, s.mao - s.atos),
      ('CREDITO', s.credito < 0, '0', s.credito::text, s.credito)
    ) x (identidade, difere, esperado, achado, cents)
    where x.difere
    order by s.numero, x.identidade`.execute(db);
  return rows;
};
