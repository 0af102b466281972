import type { TipoDeContrato } from '@vidas/api-client/contabilidade/contrato.rules.ts';
import type { Sinistralidade } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.report.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { type RawBuilder, sql } from 'kysely';
import { ofStatus } from '../../contas-medicas/guias/guias.sql.ts';
import { doContrato } from '../contrato.sql.ts';

/** First and last month, YYYY-MM, both included. */
export interface Competencias {
  dtInicial: string;
  dtFinal: string;
}

/** A month with its sums; the ratio is computed later. */
export type SomaDaCompetencia = Omit<Sinistralidade, 'SINISTRALIDADE'>;

/** Condition: guides `g` of the months that count as cost, and fees and co-payments `l` in force (CTB-9). */
const daGuia = ({ dtInicial, dtFinal }: Competencias) =>
  sql`${ofStatus.incorporadas} and g.competencia between ${dtInicial} and ${dtFinal}`;
const doLancamento = ({ dtInicial, dtFinal }: Competencias) =>
  sql`l.status = 'ATIVO' and l.tipo_codigo in (2, 9) and l.competencia between ${dtInicial} and ${dtFinal}`;

const somaDaGuia = sql`
  sum(g.valor_aprovado_cents)::int8 as custo, null::int8 as mensalidade, null::int8 as copart`;
const somaDoLancamento = sql`
  null::int8 as custo, sum(l.valor_cents) filter (where l.tipo_codigo = 2)::int8 as mensalidade,
  sum(l.valor_cents) filter (where l.tipo_codigo = 9)::int8 as copart`;

/** Sums of guides and of postings become one row. */
const somas = sql`
  coalesce(sum(m.custo), 0)::int8 as "CUSTOBRUTO", coalesce(sum(m.mensalidade), 0)::int8 as "MENSALIDADE",
  coalesce(sum(m.copart), 0)::int8 as "COPART"`;

/**
 * Months of each plan, or of each company's plans (CTB-8). Each table is summed before they are joined,
 * because a joint sum would sort every guide and posting by month, company and plan.
 */
export const selectResumida = (tipo: TipoDeContrato) => (_: unknown, pedido: Competencias) =>
  sql<SomaDaCompetencia>`
  select m.competencia as "COMPETENCIA", e.razao_social as "EMPRESA", m.empresa_codigo as "EMP", m."CUSTOBRUTO", m."MENSALIDADE", m."COPART",
    null as "BENEFICIARIO", null as "CIDADE", m.plano_registro as "PLANO"
  from (
    select m.competencia, m.empresa_codigo, m.plano_registro, ${somas}
    from (
      select g.competencia, b.empresa_codigo, b.plano_registro, ${somaDaGuia}
      from guia g join beneficiario b on b.matricula = g.matricula
      where ${daGuia(pedido)} and ${doContrato(tipo)}
      group by g.competencia, b.empresa_codigo, b.plano_registro
      union all
      select l.competencia, b.empresa_codigo, b.plano_registro, ${somaDoLancamento}
      from lancamento l join beneficiario b on b.matricula = l.matricula
      where ${doLancamento(pedido)} and ${doContrato(tipo)}
      group by l.competencia, b.empresa_codigo, b.plano_registro
    ) m
    group by m.competencia, m.empresa_codigo, m.plano_registro
  ) m
  left join empresa e on e.codigo = m.empresa_codigo
  order by m.competencia, m.empresa_codigo, m.plano_registro`;

/** Months by life, through a lateral join: the database pushes no join into a union and would read whole months. */
const detalhada = (pedido: Competencias, quem: RawBuilder<unknown>) => sql<SomaDaCompetencia>`
  select m.competencia as "COMPETENCIA", e.razao_social as "EMPRESA", b.empresa_codigo as "EMP", ${somas},
    p.nome as "BENEFICIARIO", mu.nome as "CIDADE", b.plano_registro as "PLANO", b.matricula as "MATRICULA"
  from beneficiario b
  cross join lateral (
    select g.competencia, ${somaDaGuia} from guia g where g.matricula = b.matricula and ${daGuia(pedido)} group by g.competencia
    union all
    select l.competencia, ${somaDoLancamento} from lancamento l where l.matricula = b.matricula and ${doLancamento(pedido)} group by l.competencia
  ) m
  join pessoa p on p.id = b.pessoa_id
  left join municipio mu on mu.codigo = p.municipio_codigo
  left join empresa e on e.codigo = b.empresa_codigo
  where ${quem}
  group by m.competencia, b.matricula, p.id, mu.codigo, e.codigo
  order by m.competencia, b.matricula`;

/** Months of each life in the individual contract of a matrícula, holder's or dependent's (CTB-8). */
export const selectDoContrato = (
  _: unknown,
  { matricula, ...pedido }: Competencias & { matricula: string },
) =>
  detalhada(
    pedido,
    sql`${doContrato('individual')} and b.titular_matricula =
      (select c.titular_matricula from beneficiario c where c.matricula = ${matriculaInteira(matricula)})`,
  );

/** Months of each life of a company (CTB-8). */
export const selectDaEmpresa = (_: unknown, { empCon, ...pedido }: Competencias & { empCon: string }) =>
  detalhada(pedido, sql`${doContrato('empresarial')} and b.empresa_codigo = ${empCon}`);
