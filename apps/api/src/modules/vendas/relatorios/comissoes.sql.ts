import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A month ('YYYY-MM') and its sellers; null: all. */
interface Pedido {
  competencia: string;
  vendedores: readonly string[] | null;
}

/** Sales of a month by their day in it: effectuated in it, or sold in it and still waiting (VEN-1). */
export const selectComissoes = (db: Db, { competencia, vendedores }: Pedido) => {
  const inicio = sql`${`${competencia}-01`}::date`;
  const noMes = (column: string) =>
    sql<boolean>`${sql.ref(column)} >= ${inicio} and ${sql.ref(column)} < ${inicio} + interval '1 month'`;
  return db
    .selectFrom('venda as ve')
    .innerJoin('beneficiario as b', 'b.matricula', 've.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('vendedor as v', 'v.codigo', 've.vendedor_codigo')
    .where(({ or, and }) =>
      or([noMes('ve.efetivada_em'), and([noMes('ve.vendida_em'), sql<boolean>`ve.efetivada_em is null`])]),
    )
    .$if(vendedores !== null, (query) =>
      query.where(sql<boolean>`ve.vendedor_codigo = any(${[...(vendedores ?? [])]}::text[])`),
    )
    .select([
      've.matricula as MATRICULA',
      'p.nome as PEF_NOME',
      've.valor_cents as MENSALIDADE',
      'b.empresa_codigo as EMP_CON',
      've.status as STATUS',
      sql<'SIM' | 'NAO'>`case when ve.administrativa then 'SIM' else 'NAO' end`.as('VADMINISTRATIVA'),
      'v.nome as VEN_NOME',
    ])
    .orderBy(sql`coalesce(ve.efetivada_em, ve.vendida_em)`)
    .orderBy('ve.matricula');
};
