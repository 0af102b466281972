import {
  debitoAutomatico,
  type FaturaEmitida,
  type TipoPedido,
  tiposDeFatura,
  todosOsTipos,
} from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import { tituloDaFatura } from '../tituloDaFatura.sql.ts';

/** Filter: a kind or all, and first and last day of each period, null without one. */
export interface PedidoDeFaturamento {
  type: TipoPedido;
  dueStart: string | null;
  dueEnd: string | null;
  issueStart: string | null;
  issueEnd: string | null;
}

const entre = (column: string, start: string | null, end: string | null): RawBuilder<boolean> =>
  start === null ? sql`true` : sql`${sql.ref(column)} between ${start}::date and ${end}::date`;

/** Portuguese kind of invoice `f`. */
const tipoEscrito = sql`case f.tipo ${sql.join(
  Object.entries(tiposDeFatura).map(([tipo, palavra]) => sql`when ${sql.lit(tipo)} then ${sql.lit(palavra)}`),
  sql` `,
)} end`;

const soma = (condition: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce(sum(l.valor_cents) filter (where ${condition}), 0)::int8`;

/** Invoices with their postings by kind, by due day; cancelled ones are excluded (DIR-1 to DIR-4). */
export const selectFaturamento = ({ type, dueStart, dueEnd, issueStart, issueEnd }: PedidoDeFaturamento) =>
  sql<FaturaEmitida>`
    with f as (
      select * from fatura
      where ${type === todosOsTipos ? sql`true` : sql`tipo = ${type}`} and status <> 'CANCELADA'
        and ${entre('vencimento', dueStart, dueEnd)} and ${entre('emitida_em', issueStart, issueEnd)}
    ), soma as (
      select l.fatura_numero, ${soma(sql`true`)} as total, ${soma(sql`l.tipo_codigo = 2`)} as mensalidade,
        ${soma(sql`l.tipo_codigo = 9`)} as copart, ${soma(sql`l.tipo_codigo = 11`)} as funeral,
        ${soma(sql`l.tipo_codigo = 13`)} as acordo, ${soma(sql`l.tipo_codigo = 8`)} as desconto,
        ${soma(sql`l.tipo_codigo not in (2, 8, 9, 11, 13)`)} as outros
      from f join lancamento l on l.fatura_numero = f.numero
      where l.status = 'ATIVO'
      group by l.fatura_numero
    )
    select ${tipoEscrito} as "tipo", f.titular_matricula as "matricula", p.nome as "nome", f.empresa_codigo as "codEmpresa", e.razao_social as "rzSocial",
      f.numero as "fatura", case when t.forma = 'DEBITO_AUTOMATICO' then ${debitoAutomatico} else t.numero end as "titulo",
      f.vencimento as "faturaVcto", f.valor_cents as "valor",
      case when t.forma = 'BOLETO' then t.valor_cents end as "valorBoleto",
      coalesce(s.total, 0)::int8 as "totalLancamento", coalesce(s.mensalidade, 0)::int8 as "mensalidade",
      coalesce(s.copart, 0)::int8 as "copart", coalesce(s.funeral, 0)::int8 as "auxilioFuneral",
      coalesce(s.acordo, 0)::int8 as "acordoCoparticipacao", coalesce(s.outros, 0)::int8 as "outrosLancamentos",
      coalesce(s.desconto, 0)::int8 as "desconto", f.emitida_em as "dataemissao",
      case f.status when 'PAGA' then 'Paga' else 'Aberta' end as "status"
    from f
    left join soma s on s.fatura_numero = f.numero
    left join beneficiario b on b.matricula = f.titular_matricula
    left join pessoa p on p.id = b.pessoa_id
    left join empresa e on e.codigo = f.empresa_codigo
    ${tituloDaFatura}
    order by f.vencimento, f.numero`;
