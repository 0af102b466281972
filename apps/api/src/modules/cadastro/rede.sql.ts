import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Companies with their active lives; only active companies when asked. */
export const findEmpresas = (db: Db, hoje: string, soAtivas: boolean) =>
  db
    .with('vidas', (w) =>
      w
        .selectFrom('beneficiario')
        .where('empresa_codigo', 'is not', null)
        .where(
          sql<boolean>`ativado_em <= ${hoje}::date and (cancelado_em is null or cancelado_em > ${hoje}::date)`,
        )
        .groupBy('empresa_codigo')
        .select(['empresa_codigo', sql<number>`count(*)::int`.as('quantidade')]),
    )
    .selectFrom('empresa as e')
    .leftJoin('vidas', 'vidas.empresa_codigo', 'e.codigo')
    .$if(soAtivas, (query) => query.where('e.ativa', '=', true))
    .select([
      'e.codigo',
      'e.fantasia',
      'e.dia_fatura',
      'e.contratada_em',
      'e.fone',
      sql<number>`coalesce(vidas.quantidade, 0)`.as('vidas'),
    ])
    .orderBy('e.codigo')
    .execute();

/** A row of `findEmpresas`. */
export type EmpresaRow = Awaited<ReturnType<typeof findEmpresas>>[number];

/** Every provider of the network, by name. */
export const findPrestadores = (db: Db) =>
  db
    .selectFrom('prestador as pr')
    .leftJoin('municipio as m', 'm.codigo', 'pr.municipio_codigo')
    .select([
      'pr.nome',
      'pr.crm',
      'pr.descricao',
      'pr.credenciado_em',
      'pr.descredenciado_em',
      'pr.recredenciado_em',
      'pr.especialidade',
      'pr.cnpj',
      'm.nome as cidade',
      'pr.logradouro',
      'pr.numero',
      'pr.fone',
    ])
    .orderBy(sql`unaccent(lower(pr.nome))`)
    .orderBy('pr.codigo')
    .execute();

/** A row of `findPrestadores`. */
export type PrestadorRow = Awaited<ReturnType<typeof findPrestadores>>[number];
