import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { operatorZone } from '../../../operatorDay.ts';
import { findUsuario } from '../../shell/session/sessao.sql.ts';

/** Everybody, locked until the transaction ends: two people cannot remove each other's last right to manage. */
export const lockPessoas = (db: Db) =>
  db
    .selectFrom('usuario')
    .select(['id', 'login', 'nome', 'cargo', 'vendedor_codigo', 'modulos', 'ativo'])
    .orderBy('id')
    .forUpdate()
    .execute();

export const updateModulos = (db: Db, id: string, modulos: string[]) =>
  db.updateTable('usuario').set({ modulos }).where('id', '=', id).execute();

export const updateDados = (
  db: Db,
  id: string,
  dados: { nome: string; cargo: string; vendedor_codigo: string | null },
) => db.updateTable('usuario').set(dados).where('id', '=', id).execute();

export const updateAtivo = (db: Db, id: string, ativo: boolean) =>
  db.updateTable('usuario').set({ ativo }).where('id', '=', id).execute();

/** Everybody with the last recorded sign-in, by login. */
export const selectPessoas = (db: Db) =>
  db
    .selectFrom('usuario as u')
    .select([
      'u.login',
      'u.nome',
      'u.cargo',
      'u.vendedor_codigo as vendedor',
      'u.modulos',
      'u.ativo',
      sql<string | null>`(select ${momento(sql`max(s.criada_em) at time zone ${sql.lit(operatorZone)}`)}
        from sessao s where s.usuario_id = u.id)`.as('entrada'),
    ])
    .orderBy(sql`lower(u.login)`)
    .execute();

/** Changes of a person's access, newest first; undefined for an unknown login (OPE-6). */
export const findMudancas = async (db: Db, login: string) => {
  const pessoa = await findUsuario(db, login);
  if (pessoa === undefined) return undefined;
  return db
    .selectFrom('evento_acesso as e')
    .leftJoin('usuario as a', 'a.id', 'e.autor')
    .leftJoin('usuario as s', 's.id', 'e.aprovador')
    .select(['e.em', 'e.tipo', 'e.detalhe', 'a.nome as quem', 's.nome as aprovador'])
    .where('e.usuario_id', '=', pessoa.id)
    .where('e.autor', 'is not', null)
    .orderBy('e.id', 'desc')
    .execute();
};

/** Name of the last author of such a change; null for the console, or without a change. */
export const findQuemMudou = async (
  db: Db,
  usuarioId: string,
  mudanca: 'modulos-trocados' | 'editada',
): Promise<string | null> => {
  const ultima = await db
    .selectFrom('evento_acesso as e')
    .leftJoin('usuario as a', 'a.id', 'e.autor')
    .select('a.nome')
    .where('e.usuario_id', '=', usuarioId)
    .where('e.tipo', '=', `pessoa-${mudanca}`)
    .orderBy('e.id', 'desc')
    .executeTakeFirst();
  return ultima?.nome ?? null;
};
