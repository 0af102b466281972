import type { UtilizacaoQualicorp } from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { eCliente } from '../../../http/acesso/clientesDoVendedor.sql.ts';

/** Companies of a billing day whose administrator's name contains one of the words. */
interface DeQuem {
  diaFat: string;
  administradoras: readonly string[];
}

/** A month ('YYYY-MM') and a billing day; `desde` adds all months from that one on. */
interface Pedido extends DeQuem {
  competencia: string;
  desde?: string;
}

/** Condition: company `e` has the screen's benefit administrator (VEN-7). */
const daQualicorp = ({ administradoras, diaFat }: DeQuem) => sql`e.dia_fatura = ${diaFat}::int and exists (
  select from unnest(${administradoras}::text[]) palavra where position(sem_acento(palavra) in sem_acento(e.administradora)) > 0)`;

/** A company of Qualicorp is billed on the day. */
export const temEmpresa = async (db: Db, de: DeQuem): Promise<boolean> => {
  const { rows } = await sql<{ tem: boolean }>`
    select exists (select from empresa e where ${daQualicorp(de)}) as tem`.execute(db);
  return rows[0]?.tem === true;
};

/** Postings billed to these companies; postings billed to a person are excluded (VEN-8). */
const lancamentos = ({ competencia, desde = competencia, ...de }: Pedido) => sql`
  select l.id, l.competencia, l.valor_cents, l.guia_numero, l.matricula, t.classificacao, e.codigo, e.fantasia
  from empresa e
  join beneficiario b on b.empresa_codigo = e.codigo
  join lancamento l on l.matricula = b.matricula
  join lancamento_tipo t on t.codigo = l.tipo_codigo
  left join fatura f on f.numero = l.fatura_numero
  where ${daQualicorp(de)} and l.competencia between ${desde} and ${competencia} and l.status = 'ATIVO'
    and (f.numero is null or f.tipo in ('E', 'X'))`;

/** Bill of each company and month: fees minus discounts, and co-payment (VEN-8). */
export const findSintetico = async (db: Db, pedido: Pedido) => {
  const { rows } = await sql<{
    EMP_CON: string;
    EMP_NOME: string;
    COMPETENCIA: string;
    MENSALIDADE: number;
    VR_COPART: number;
  }>`
    select codigo as "EMP_CON", fantasia as "EMP_NOME", competencia as "COMPETENCIA",
      coalesce(sum(valor_cents) filter (where classificacao in ('MENSALIDADE', 'DESCONTO')), 0)::int8 as "MENSALIDADE",
      coalesce(sum(valor_cents) filter (where classificacao = 'COPARTICIPAÇÃO'), 0)::int8 as "VR_COPART"
    from (${lancamentos(pedido)}) l
    where classificacao in ('MENSALIDADE', 'DESCONTO', 'COPARTICIPAÇÃO')
    group by codigo, fantasia, competencia
    order by codigo, competencia`.execute(db);
  return rows;
};

/**
 * Procedures behind the co-payment: each posting is shared among its guide's items by approved value, to the
 * cent; a posting without such items is one row (VEN-9). A seller sees the own clients alone (VEN-49).
 */
export const selectUtilizacao = (
  pedido: Pedido,
  vendedor: string | null,
): RawBuilder<Omit<UtilizacaoQualicorp, 'COMPETENCIA'>> =>
  sql<Omit<UtilizacaoQualicorp, 'COMPETENCIA'>>`
    with item as (
      select l.*, i.sequencia, i.tabela, i.codigo as tuss, i.codigo_amb, i.descricao, i.executado_em,
        coalesce(i.valor_aprovado_cents, i.valor_cents, 0)::numeric as peso,
        sum(coalesce(i.valor_aprovado_cents, i.valor_cents, 0)) over (partition by l.id order by i.sequencia)::numeric as ate,
        sum(coalesce(i.valor_aprovado_cents, i.valor_cents, 0)) over (partition by l.id)::numeric as todo,
        row_number() over (partition by l.id order by i.sequencia) as ordem
      from (${lancamentos(pedido)}) l
      left join guia_item i on i.guia_numero = l.guia_numero
      where l.classificacao = 'COPARTICIPAÇÃO'
    ), parte as (
      select *, case
        when todo > 0 then round(valor_cents * ate / todo) - round(valor_cents * (ate - peso) / todo)
        when ordem = 1 then valor_cents
        else 0
      end::int as valor
      from item
    )
    select
      a.codigo as "EMP_CON", p.nome as "BENEFICIARIO", a.valor as "VR_COPART",
      coalesce(pr.cnpj, pr.cpf) as "PRESTADOR_CNPJ_CPF", pr.nome as "PRESTADOR_NOME",
      coalesce(a.executado_em, g.emitida_em) as "DATA_UTILIZACAO", a.matricula as "CARTAO",
      coalesce(a.codigo_amb, a.tuss) as "COD_PROCEDIMENTO", a.tuss as "COD_TUSS",
      coalesce(pc.descricao, a.descricao) as "DESCRICAO"
    from parte a
    join beneficiario b on b.matricula = a.matricula
    join pessoa p on p.id = b.pessoa_id
    left join guia g on g.numero = a.guia_numero
    left join prestador pr on pr.codigo = g.prestador_codigo
    left join procedimento pc on pc.tabela = a.tabela and pc.codigo = a.tuss
    where a.valor > 0 and ${eCliente(vendedor, { matricula: sql`b.matricula`, titular: sql`b.titular_matricula` })}
    order by a.codigo, coalesce(a.executado_em, g.emitida_em), a.id, a.ordem`;
