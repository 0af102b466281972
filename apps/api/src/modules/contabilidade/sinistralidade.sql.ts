import type { TipoDeContrato } from '@vidas/api-client/contabilidade/contrato-rules';
import type { Sinistralidade } from '@vidas/api-client/contabilidade/sinistralidade.report';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula';
import { type RawBuilder, sql } from 'kysely';
import { ofStatus } from '../contas-medicas/guias/guias.sql.ts';
import { doContrato } from './contrato.sql.ts';

/** First and last month, YYYY-MM, both inside. */
export interface Competencias {
  dtInicial: string;
  dtFinal: string;
}

/** A month with its sums; the ratio is worked out of them afterwards. */
export type SomaDaCompetencia = Omit<Sinistralidade, 'SINISTRALIDADE'>;

/** What lives cost and paid in the months, a row for each guide `g` and each active fee or co-payment `l` (CTB-9). */
const movimento = (
  { dtInicial, dtFinal }: Competencias,
  deQuem: (vida: 'g.matricula' | 'l.matricula') => RawBuilder<unknown> = () => sql`true`,
) => sql`
  select g.matricula, g.competencia, coalesce(g.valor_aprovado_cents, 0)::int8 as custo, 0::int8 as mensalidade, 0::int8 as copart
  from guia g
  where ${ofStatus.incorporadas} and g.competencia between ${dtInicial} and ${dtFinal} and ${deQuem('g.matricula')}
  union all
  select l.matricula, l.competencia, 0::int8, case when l.tipo_codigo = 2 then l.valor_cents::int8 else 0 end,
    case when l.tipo_codigo = 9 then l.valor_cents::int8 else 0 end
  from lancamento l
  where l.status = 'ATIVO' and l.tipo_codigo in (2, 9) and l.competencia between ${dtInicial} and ${dtFinal} and ${deQuem('l.matricula')}`;

const somas = sql`sum(m.custo)::int8 as "CUSTOBRUTO", sum(m.mensalidade)::int8 as "MENSALIDADE", sum(m.copart)::int8 as "COPART"`;

/** The months of each plan, or of each plan of each company (CTB-8). */
export const selectResumida = (tipo: TipoDeContrato) => (_: unknown, pedido: Competencias) =>
  sql<SomaDaCompetencia>`
  select m.competencia as "COMPETENCIA", e.razao_social as "EMPRESA", b.empresa_codigo as "EMP", ${somas},
    null as "BENEFICIARIO", null as "CIDADE", b.plano_registro as "PLANO"
  from (${movimento(pedido)}) m
  join beneficiario b on b.matricula = m.matricula
  left join empresa e on e.codigo = b.empresa_codigo
  where ${doContrato(tipo)}
  group by m.competencia, b.empresa_codigo, e.razao_social, b.plano_registro
  order by m.competencia, b.empresa_codigo, b.plano_registro`;

/** Life by life: the database would read the whole months, since it pushes no join into a union. */
const detalhada = (pedido: Competencias, quem: RawBuilder<unknown>) => sql<SomaDaCompetencia>`
  select m.competencia as "COMPETENCIA", e.razao_social as "EMPRESA", b.empresa_codigo as "EMP", ${somas},
    p.nome as "BENEFICIARIO", mu.nome as "CIDADE", b.plano_registro as "PLANO", b.matricula as "MATRICULA"
  from beneficiario b
  cross join lateral (${movimento(pedido, (vida) => sql`${sql.ref(vida)} = b.matricula`)}) m
  join pessoa p on p.id = b.pessoa_id
  left join municipio mu on mu.codigo = p.municipio_codigo
  left join empresa e on e.codigo = b.empresa_codigo
  where ${quem}
  group by m.competencia, b.matricula, p.id, mu.codigo, e.codigo
  order by m.competencia, b.matricula`;

/** The months of each life of the individual contract that a registration is of, its holder's or a dependant's (CTB-8). */
export const selectDoContrato = (
  _: unknown,
  { matricula, ...pedido }: Competencias & { matricula: string },
) =>
  detalhada(
    pedido,
    sql`${doContrato('individual')} and b.titular_matricula =
      (select c.titular_matricula from beneficiario c where c.matricula = ${matriculaInteira(matricula)})`,
  );

/** The months of each life of a company (CTB-8). */
export const selectDaEmpresa = (_: unknown, { empCon, ...pedido }: Competencias & { empCon: string }) =>
  detalhada(pedido, sql`${doContrato('empresarial')} and b.empresa_codigo = ${empCon}`);
