import type { IdentidadeConferida } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A difference; texts are cents, ISO days or a status. */
export interface DiferencaAchada {
  identidade: IdentidadeConferida;
  onde: string;
  fatura: string | null;
  esperado: string | null;
  achado: string | null;
  cents: number | null;
}

/** Range of invoices by number: after the first, up to the second. */
export interface Fatia {
  depois: string;
  ate: string;
}

/** Number of invoices. */
export const countFaturas = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from fatura`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Last of the next invoices by number, and their count; undefined without any. */
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

const deOrigem = (...origens: string[]) =>
  sql`sum(case when origem in (${sql.join(origens.map((origem) => sql.lit(origem)))}) then valor_cents else 0 end)`;

const aplicado = sql`u.situacao = 'APLICADO'`;

/*
 * Second computation of the account, in plain sums over the tables (CTA-16). Independent of `conta.sql.ts`
 * and of the database functions, so that it does not share their faults. Each table is read once, by index.
 */
const somas = (na: (coluna: string) => RawBuilder<unknown>): Record<string, RawBuilder<unknown>> => ({
  lancado: sql`select fatura_numero, sum(valor_cents) as cents from lancamento where ${na('fatura_numero')} and status = 'ATIVO' group by 1`,
  movido: sql`select fatura_numero, min(dia) as primeiro, max(dia) as ultimo, sum(principal_cents) as principal, sum(credito_cents) as credito,
      ${deOrigem('RETORNO')} as banco, ${deOrigem('CARTAO')} as cartao, ${deOrigem('CARGA')} as central,
      ${deOrigem('MANUAL', 'EXTRATO', 'CREDITO')} as mao
    from conta_movimento where ${na('fatura_numero')} group by 1`,
  concedido: sql`select fatura_numero, min(dia) as primeiro, max(dia) as ultimo, sum(valor_cents) as cents
    from conta_concessao where ${na('fatura_numero')} group by 1`,
  linhas: sql`select e.fatura_numero, sum(e.recebido_cents) as cents, bool_or(e.desfaz_arquivo_id is not null) as desfaz
    from retorno_efeito e join upload_banco u on u.id = e.arquivo_id and ${aplicado} where ${na('e.fatura_numero')} group by 1`,
  vendido: sql`select fatura_numero, sum(valor_cents - desconto_cents) as cents
    from cartao_fatura where ${na('fatura_numero')} and liberada_em is null group by 1`,
  dito: sql`select t.fatura_numero, sum(greatest(0, t.valor_pago_cents - coalesce((
      select sum(o.valor_cents - o.credito_cents) from conta_movimento o
      where o.fatura_numero = t.fatura_numero and o.titulo_numero = t.numero and o.origem <> 'CARGA'), 0))) as cents
    from titulo t where ${na('t.fatura_numero')} and t.pago_em is not null and t.upload_banco_id is null and not exists (
      select from cartao_fatura v where v.fatura_numero = t.fatura_numero and v.titulo_numero = t.numero and v.liberada_em is null)
    group by 1`,
  atos: sql`select fatura_numero, sum(cents) as cents from (
      select fatura_numero, valor_cents as cents from conta_ato where ${na('fatura_numero')} and desfeito_em is null
      union all
      select m.fatura_numero, -a.valor_cents from conta_ato a join conta_movimento m on m.id = a.movimento_id
      where ${na('m.fatura_numero')} and a.desfeito_em is null
    ) x group by 1`,
  copiado: sql`select fatura_numero, min(devia) filter (where devia <> diz) as devia, min(diz) filter (where devia <> diz) as diz from (
      select m.fatura_numero, m.vencimento as diz, coalesce(t.vencimento, f.vencimento) as devia,
        case when f.tipo in ('E', 'X') then row(null::text, f.empresa_codigo) else row(f.titular_matricula, null::text) end
          is distinct from row(m.titular_matricula, m.empresa_codigo) as outro
      from conta_movimento m join fatura f on f.numero = m.fatura_numero left join titulo t on t.numero = m.titulo_numero
      where ${na('m.fatura_numero')}
    ) x where outro or devia <> diz group by 1`,
});

/** Money of invoice `f`'s lines that another line of an applied file reversed. */
const desfeito = sql`(
  select coalesce(sum(e.recebido_cents), 0) from retorno_efeito e join upload_banco u on u.id = e.arquivo_id and ${aplicado}
  where e.fatura_numero = f.numero and exists (
    select from retorno_efeito d join upload_banco u on u.id = d.arquivo_id and ${aplicado}
    where d.fatura_numero = f.numero and d.desfaz_arquivo_id = e.arquivo_id and d.desfaz_linha = e.linha))`;

/** Day after whose end nothing was open of invoice `f`, when its lines are of several days. */
const quitadaEntreDias = sql`(
  select min(y.dia) filter (where y.menor >= f.valor_cents) from (
    select x.dia, min(x.ate) over (order by x.dia rows between current row and unbounded following) as menor from (
      select d.dia, sum(sum(d.cents)) over (order by d.dia) as ate from (
        select dia, principal_cents as cents from conta_movimento where fatura_numero = f.numero
        union all select dia, valor_cents from conta_concessao where fatura_numero = f.numero
      ) d group by d.dia) x) y)`;

/** Differences in the account of a range of invoices, read in one statement and so at one moment. */
export const selectDiferencasDasFaturas = async (
  db: Db,
  { depois, ate }: Fatia,
): Promise<DiferencaAchada[]> => {
  const na = (coluna: string) => sql`(${sql.ref(coluna)} > ${depois} and ${sql.ref(coluna)} <= ${ate})`;
  const { lancado, movido, concedido, linhas, vendido, dito, atos, copiado } = somas(na);
  const soma = sql`coalesce(m.principal, 0) + coalesce(c.cents, 0)`;
  const { rows } = await sql<DiferencaAchada>`
    with somas as (
      select f.*, ${soma} as soma, f.status <> 'CANCELADA' as vale, m.primeiro is not null or c.primeiro is not null as tem_linhas,
        case when ${soma} < f.valor_cents or least(m.primeiro, c.primeiro) is null then null
          when least(m.primeiro, c.primeiro) = greatest(m.ultimo, c.ultimo) then least(m.primeiro, c.primeiro)
          else ${quitadaEntreDias} end as quitado,
        coalesce(l.cents, 0) as lancado, coalesce(m.credito, 0) as credito, coalesce(m.banco, 0) as banco,
        case when r.desfaz then r.cents - ${desfeito} else coalesce(r.cents, 0) end as linhas,
        coalesce(m.cartao, 0) as cartao, coalesce(v.cents, 0) as vendido, coalesce(m.central, 0) as central, coalesce(d.cents, 0) as dito,
        coalesce(m.mao, 0) as mao, coalesce(a.cents, 0) as atos,
        k.fatura_numero is not null as mal_copiado, k.devia, k.diz
      from (
        select numero, valor_cents, abatido_cents, status, quitada_em from fatura where ${na('numero')}
      ) f left join (${lancado}) l on l.fatura_numero = f.numero left join (${movido}) m on m.fatura_numero = f.numero
      left join (${concedido}) c on c.fatura_numero = f.numero left join (${linhas}) r on r.fatura_numero = f.numero
      left join (${vendido}) v on v.fatura_numero = f.numero left join (${dito}) d on d.fatura_numero = f.numero
      left join (${atos}) a on a.fatura_numero = f.numero left join (${copiado}) k on k.fatura_numero = f.numero
    ), diferentes as (
      select * from somas s where s.abatido_cents <> s.soma or s.banco <> s.linhas or s.cartao <> s.vendido or s.central <> s.dito
        or s.mao <> s.atos or s.credito < 0 or s.mal_copiado or s.vale and (s.valor_cents <> s.lancado or s.soma > greatest(s.valor_cents, 0)
        or (s.valor_cents > 0 or s.tem_linhas) and (s.status = 'PAGA') <> (s.soma >= s.valor_cents) or s.quitada_em is distinct from s.quitado)
    )
    select x.identidade, 'Fatura ' || s.numero as onde, s.numero as fatura, x.esperado, x.achado, x.cents::int8 as cents
    from diferentes s cross join lateral (values
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
      ('CREDITO', s.credito < 0, '0', s.credito::text, s.credito),
      ('COPIA', s.mal_copiado, coalesce(s.devia::text, 'O pagador da fatura'), coalesce(s.diz::text, 'Outro pagador'), null)
    ) x (identidade, difere, esperado, achado, cents)
    where x.difere
    order by s.numero, x.identidade`.execute(db);
  return rows;
};
