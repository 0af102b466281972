import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { EnvioDoMes } from './calendarioSib.rules.ts';

/** Newest return of ANS. */
export const findUltimoRetorno = (db: Db) =>
  db
    .selectFrom('sib_retorno as r')
    .where('r.situacao', '=', 'CONCLUIDO')
    .orderBy('r.id', 'desc')
    .limit(1)
    .select([
      'r.nome_arquivo as nome',
      momento('r.importado_em').as('em'),
      nomeDoUsuario('r.login').as('por'),
      'r.aceitos',
      'r.rejeitados',
    ])
    .executeTakeFirst();

/** Newest file made for ANS. */
export const findUltimoEnvio = (db: Db) =>
  db
    .selectFrom('sib_envio as v')
    .orderBy('v.id', 'desc')
    .limit(1)
    .select([
      'v.nome_arquivo as nome',
      momento('v.gerado_em').as('em'),
      nomeDoUsuario('v.login').as('por'),
      'v.competencia',
      'v.situacao',
      'v.quantidade',
    ])
    .executeTakeFirst();

/** Movements not exported yet, by partner insurer, most first. */
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

/** The newest file of each month that was not discarded, with the moment of its return. */
export const findEnviosPorMes = async (db: Db): Promise<EnvioDoMes[]> => {
  const { rows } = await sql<EnvioDoMes>`
    select distinct on (v.competencia) v.competencia, v.situacao, ${momento('v.gerado_em')} as "geradoEm",
      ${momento<string | null>('r.importado_em')} as "retornoEm"
    from sib_envio v left join sib_retorno r on r.id = v.retorno_id
    where v.situacao <> 'DESCARTADO'
    order by v.competencia, v.id desc`.execute(db);
  return rows;
};
