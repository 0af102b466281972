import { debitoAutomatico } from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import type { TipoDeMensalidade } from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import { primeiraComparada } from '@vidas/api-client/report/comparacao.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { tituloDaFatura } from '../tituloDaFatura.sql.ts';

/** Filter: kind of contract, and an ISO day whose month counts. */
export interface PedidoDeMensalidades {
  tipo: TipoDeMensalidade;
  dia: string;
}

/** A life from the statement; mensalidades.present.ts derives the rest. */
export interface VidaComMensalidade {
  matricula: string;
  codTitular: string;
  titular: string;
  nomeBeneficiario: string;
  cidade: string | null;
  ativado_em: string | null;
  cancelado_em: string | null;
  cadastrado_em: string;
  mensalidade_em: string | null;
  mensalidade: number;
  valorTotal: number;
  numTitulo: string | null;
  dataVencimento: string | null;
  lancamentos: string | null;
}

/** Condition: contracts of a kind, individual, or of a company and by adhesion. */
const doTipo = (tipo: TipoDeMensalidade) =>
  tipo === 'I' ? sql`b.tipo_contratacao = 1` : sql`b.tipo_contratacao in (2, 3)`;

/** Lives by matrícula under a condition, with the month's postings: fees, total, and descriptions. */
const selectVidas = ({ tipo, dia }: PedidoDeMensalidades, condition: RawBuilder<unknown>) =>
  sql<VidaComMensalidade>`
    with posta as (
      select l.matricula, coalesce(sum(l.valor_cents) filter (where l.tipo_codigo = 2), 0)::int8 as mensalidade,
        sum(l.valor_cents)::int8 as total, max(l.fatura_numero) filter (where l.tipo_codigo = 2) as fatura_numero,
        string_agg(distinct lt.descricao, ', ' order by lt.descricao) as lancamentos
      from lancamento l join lancamento_tipo lt on lt.codigo = l.tipo_codigo
      where l.competencia = ${dia.slice(0, 7)} and l.status = 'ATIVO'
      group by l.matricula
    )
    select b.matricula, b.titular_matricula as "codTitular", tp.nome as "titular", p.nome as "nomeBeneficiario", m.nome as "cidade",
      b.ativado_em, b.cancelado_em, b.cadastrado_em, b.mensalidade_em,
      coalesce(x.mensalidade, 0)::int8 as "mensalidade", coalesce(x.total, 0)::int8 as "valorTotal",
      case when t.forma = 'DEBITO_AUTOMATICO' then ${debitoAutomatico} else t.numero end as "numTitulo",
      f.vencimento as "dataVencimento", x.lancamentos
    from beneficiario b
    join pessoa p on p.id = b.pessoa_id
    join beneficiario tb on tb.matricula = b.titular_matricula
    join pessoa tp on tp.id = tb.pessoa_id
    left join municipio m on m.codigo = p.municipio_codigo
    left join posta x on x.matricula = b.matricula
    left join fatura f on f.numero = x.fatura_numero
    ${tituloDaFatura}
    where ${doTipo(tipo)} and ${condition}
    order by b.matricula`;

const comMensalidade = sql`x.mensalidade > 0`;

/** Lives with a fee in the month of the day, in any situation (DIR-7). */
export const selectComMensalidade = (pedido: PedidoDeMensalidades) => selectVidas(pedido, comMensalidade);

/** Lives active on the day without a fee in its month (DIR-8). */
export const selectSemMensalidade = (pedido: PedidoDeMensalidades) =>
  selectVidas(
    pedido,
    sql`b.ativado_em <= ${pedido.dia}::date and (b.cancelado_em is null or b.cancelado_em > ${pedido.dia}::date)
      and (${comMensalidade}) is not true`,
  );

/** Lives registered by the day that still wait for activation (DIR-9). */
export const selectAguardandoAtivacao = (pedido: PedidoDeMensalidades) =>
  selectVidas(
    pedido,
    sql`b.cadastrado_em <= ${pedido.dia}::date and (b.ativado_em is null or b.ativado_em > ${pedido.dia}::date)
      and (b.cancelado_em is null or b.cancelado_em > ${pedido.dia}::date)`,
  );

/** Fee of each life in the month of the day and in the twelve before it, as in each month's list (DIR-22). */
export const selectHistorico = ({ tipo, dia }: PedidoDeMensalidades) => {
  const competencia = dia.slice(0, 7);
  return sql<{ matricula: string; competencia: string; mensalidade: number }>`
    select l.matricula, l.competencia, sum(l.valor_cents)::int8 as mensalidade
    from lancamento l join beneficiario b on b.matricula = l.matricula
    where l.competencia between ${primeiraComparada(competencia)} and ${competencia} and l.status = 'ATIVO' and l.tipo_codigo = 2
      and ${doTipo(tipo)}
    group by l.matricula, l.competencia
    having sum(l.valor_cents) > 0
    order by l.matricula, l.competencia`;
};
