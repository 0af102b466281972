import { momento } from '../../../db/momento.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { CargaDadosTable } from '../../../db/tables/contasMedicas.ts';

/** How many of the loads asked for are shown. */
const ultimas = 20;

export const insertCarga = async (db: Db, carga: Insertable<CargaDadosTable>): Promise<void> => {
  await db.insertInto('carga_dados').values(carga).execute();
};

/** The loads that were asked for last, newest first. */
export const findCargas = (db: Db) =>
  db
    .selectFrom('carga_dados as c')
    .select([
      sql<string>`c.id::text`.as('id'),
      'c.tipo as tipoCargaDados',
      'c.inicio as dtInicial',
      'c.fim as dtFinal',
      momento('c.pedida_em').as('pedidaEm'),
      nomeDoUsuario('c.usuario').as('usuario'),
    ])
    .orderBy('c.id', 'desc')
    .limit(ultimas)
    .execute();
