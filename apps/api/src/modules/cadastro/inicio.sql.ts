import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const momento = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI')`.as('em');

/** The newest return of ANS. */
export const findUltimoRetorno = (db: Db) =>
  db
    .selectFrom('sib_retorno as r')
    .leftJoin('usuario as u', 'u.login', 'r.login')
    .orderBy('r.id', 'desc')
    .limit(1)
    .select((e) => [
      'r.nome_arquivo as nome',
      momento('r.importado_em'),
      e.fn.coalesce('u.nome', 'r.login').as('por'),
      'r.aceitos',
      'r.rejeitados',
    ])
    .executeTakeFirst();

/** The newest file made for ANS. */
export const findUltimoEnvio = (db: Db) =>
  db
    .selectFrom('sib_envio as v')
    .leftJoin('usuario as u', 'u.login', 'v.login')
    .orderBy('v.id', 'desc')
    .limit(1)
    .select((e) => [
      'v.nome_arquivo as nome',
      momento('v.gerado_em'),
      e.fn.coalesce('u.nome', 'v.login').as('por'),
      'v.competencia',
      'v.situacao',
      'v.quantidade',
    ])
    .executeTakeFirst();

/** Movements not told yet, by partner insurer, most first. */
export const findPendentesPorCongenere = (db: Db) =>
  db
    .selectFrom('movimentacao_congenere as m')
    .innerJoin('congenere as c', 'c.codigo', 'm.congenere_codigo')
    .where('m.enviada_em', 'is', null)
    .groupBy(['c.codigo', 'c.nome'])
    .select((e) => ['c.codigo', 'c.nome', e.fn.countAll<number>().as('quantidade')])
    .orderBy('quantidade', 'desc')
    .orderBy(sql`ordem_pt(c.nome)`)
    .execute();
