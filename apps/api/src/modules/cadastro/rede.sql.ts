import { type InferResult, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Companies with their active lives, counted company by company from an index; only active companies when asked. */
export const selectEmpresas = (db: Db, hoje: string, soAtivas: boolean) =>
  db
    .selectFrom('empresa as e')
    .$if(soAtivas, (query) => query.where('e.ativa', '=', true))
    .select([
      'e.codigo',
      'e.fantasia',
      'e.dia_fatura',
      'e.contratada_em',
      'e.fone',
      sql<number>`(select count(*)::int from beneficiario b where b.empresa_codigo = e.codigo
        and b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date))`.as(
        'vidas',
      ),
    ])
    .orderBy('e.codigo');

export type EmpresaRow = InferResult<ReturnType<typeof selectEmpresas>>[number];

/** Every provider of the network, by name. */
export const selectPrestadores = (db: Db) =>
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
    .orderBy(sql`ordem_pt(pr.nome)`)
    .orderBy('pr.codigo');

export type PrestadorRow = InferResult<ReturnType<typeof selectPrestadores>>[number];
