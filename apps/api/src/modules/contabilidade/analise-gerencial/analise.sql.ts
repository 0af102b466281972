import type { TipoDeAnalise } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import { competenciaBase } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { ofStatus } from '../../contas-medicas/guias/guias.sql.ts';

/** Request for an analysis; `competencia` is YYYY-MM. */
export interface PedidoDeAnalise {
  competencia: string;
  tipo: TipoDeAnalise;
}

/** A company, or the individual contracts where `codigo` is null, without its expenses; cents. */
export interface ContratoRow {
  codigo: string | null;
  razaoSocial: string | null;
  ativa: boolean | null;
  /** Anniversary month of the contract, 1 to 12. */
  mes: number | null;
  vidasBase: number;
  vidasAtuais: number;
  mensalidade: number;
  coparticipacao: number;
}

/** Fees and co-payments; cents. */
interface Lancado {
  mensalidade: number;
  coparticipacao: number;
}

/** A month of the period; cents. */
export interface MesRow extends Lancado {
  competencia: string;
  /** The part of individual contracts; missing in older calculations. */
  individual?: Lancado;
}

/** Condition: bond `b` belongs to the contracts of the analysis (ANA-1). */
const doTipo = (tipo: TipoDeAnalise): RawBuilder<unknown> =>
  tipo === 'E' ? sql`b.empresa_codigo is not null` : sql`true`;

/** Postings of a contract, or of all collective or all individual contracts in a month when `competencia` is not null. */
type LancamentoRow = Omit<ContratoRow, 'vidasBase' | 'vidasAtuais'> & {
  competencia: string | null;
  isIndividual: boolean | null;
};

/**
 * Contracts with fees or co-payments in the period, by code, individual ones last (ANA-3, ANA-4), then each
 * month with any, its individual part apart (ANA-6): one pass over the greatest table gives both.
 */
export const selectLancamentos = ({
  competencia,
  tipo,
}: PedidoDeAnalise): RawBuilder<LancamentoRow> => sql<LancamentoRow>`
  select s.codigo, s.competencia, s."isIndividual", e.razao_social as "razaoSocial", e.ativa, extract(month from e.contratada_em)::int as mes,
    s.mensalidade, s.coparticipacao
  from (
    select p.codigo, p.competencia, p."isIndividual", sum(p.mensalidade)::int8 as mensalidade, sum(p.coparticipacao)::int8 as coparticipacao
    from (
      select b.empresa_codigo as codigo, b.empresa_codigo is null as "isIndividual", l.competencia, coalesce(sum(l.valor_cents) filter (where l.tipo_codigo = 2), 0) as mensalidade,
        coalesce(sum(l.valor_cents) filter (where l.tipo_codigo = 9), 0) as coparticipacao
      from lancamento l join beneficiario b on b.matricula = l.matricula
      where l.competencia between ${competenciaBase(competencia)} and ${competencia} and l.tipo_codigo in (2, 9) and l.status = 'ATIVO'
        and ${doTipo(tipo)}
      group by b.empresa_codigo, l.competencia
    ) p
    group by grouping sets ((p.codigo), (p.competencia, p."isIndividual"))
  ) s
  left join empresa e on e.codigo = s.codigo
  order by s.competencia nulls first, s.codigo, s."isIndividual"`;

/** Lives of a contract with a fee in the first month of the period, and in the last. */
type VidasRow = Pick<ContratoRow, 'codigo' | 'vidasBase' | 'vidasAtuais'>;

/** Lives of each contract in the first and last month (ANA-3). */
export const selectVidas = ({ competencia, tipo }: PedidoDeAnalise): RawBuilder<VidasRow> => {
  const base = competenciaBase(competencia);
  return sql<VidasRow>`
    select u.codigo, (count(*) filter (where u.base))::int as "vidasBase", (count(*) filter (where u.atual))::int as "vidasAtuais"
    from (
      select b.empresa_codigo as codigo, bool_or(l.competencia = ${base}) as base, bool_or(l.competencia = ${competencia}) as atual
      from lancamento l join beneficiario b on b.matricula = l.matricula
      where l.competencia in (${base}, ${competencia}) and l.tipo_codigo = 2 and l.status = 'ATIVO' and ${doTipo(tipo)}
      group by b.empresa_codigo, l.matricula
    ) u
    group by u.codigo
    order by u.codigo`;
};

/** Approved value of the guides incorporated in a month, by contract; cents. */
interface DespesaRow {
  competencia: string;
  codigo: string | null;
  despesa: number;
}

/** Care expense by month and contract: approved value of the incorporated guides (ANA-4). */
export const selectDespesas = (
  meses: readonly string[],
  tipo: TipoDeAnalise,
): RawBuilder<DespesaRow> => sql<DespesaRow>`
  select g.competencia, b.empresa_codigo as codigo, coalesce(sum(g.valor_aprovado_cents), 0)::int8 as despesa
  from guia g join beneficiario b on b.matricula = g.matricula
  where g.competencia in (${sql.join(meses)}) and ${ofStatus.incorporadas} and ${doTipo(tipo)}
  group by g.competencia, b.empresa_codigo
  order by g.competencia, b.empresa_codigo`;

/** Companies of these codes, which have expenses without a fee. */
export const findEmpresas = (db: Db, codigos: readonly string[]) =>
  db
    .selectFrom('empresa')
    .where('codigo', 'in', [...codigos])
    .select(['codigo', 'razao_social as razaoSocial', 'ativa'])
    .select(sql<number>`extract(month from contratada_em)::int`.as('mes'))
    .orderBy('codigo')
    .execute();

/** Guides that wait for a decision in Contas Médicas, by month of arrival (ANA-7). */
export interface EmAnaliseRow {
  competencia: string;
  guias: number;
  valor: number;
}

/** Guides of the period that wait for a decision, counted like in Contas Médicas (CTM-61), by month. */
export const findEmAnalise = async (
  db: Db,
  { competencia, tipo }: PedidoDeAnalise,
): Promise<EmAnaliseRow[]> => {
  const { rows } = await sql<EmAnaliseRow>`
    select to_char(g.importada_em, 'YYYY-MM') as competencia, count(*)::int as guias, sum(g.valor_cents)::int8 as valor
    from guia g join beneficiario b on b.matricula = g.matricula
    where ${ofStatus.verificar} and g.importada_em >= ${`${competenciaBase(competencia)}-01`}::date
      and g.importada_em < ${`${competencia}-01`}::date + interval '1 month' and ${doTipo(tipo)}
    group by 1
    order by 1`.execute(db);
  return rows;
};
