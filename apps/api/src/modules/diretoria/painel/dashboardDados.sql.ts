import { sql } from 'kysely';

/** Postings of a month, by class, in cents. */
interface LancadoNaCompetencia {
  competencia: string;
  vidas: number;
  mensalidade: number;
  coparticipacao: number;
  desconto: number;
  outros: number;
  total: number;
}

/** Active postings of each month from `a` to `b` ('YYYY-MM', both included); empty months are missing. */
export const selectPorCompetencia = ({ a, b }: { a: string; b: string }) => sql<LancadoNaCompetencia>`
  select l.competencia, (count(distinct l.matricula) filter (where t.classificacao = 'MENSALIDADE'))::int as vidas,
    coalesce(sum(l.valor_cents) filter (where t.classificacao = 'MENSALIDADE'), 0)::int8 as mensalidade,
    coalesce(sum(l.valor_cents) filter (where t.classificacao = 'COPARTICIPAÇÃO'), 0)::int8 as coparticipacao,
    coalesce(sum(l.valor_cents) filter (where t.classificacao = 'DESCONTO'), 0)::int8 as desconto,
    coalesce(sum(l.valor_cents) filter (where t.classificacao = 'OUTROS'), 0)::int8 as outros,
    sum(l.valor_cents)::int8 as total
  from lancamento l join lancamento_tipo t on t.codigo = l.tipo_codigo
  where l.competencia between ${a} and ${b} and l.status = 'ATIVO'
  group by l.competencia order by l.competencia`;

/** As `selectPorCompetencia`, without the co-payment in the total. */
export const selectSemCoparticipacao = (competencias: { a: string; b: string }) => sql<
  Omit<LancadoNaCompetencia, 'coparticipacao'>
>`
  select d.competencia, d.vidas, d.mensalidade, d.desconto, d.outros, (d.total - d.coparticipacao)::int8 as total
  from (${selectPorCompetencia(competencias)}) d order by d.competencia`;
