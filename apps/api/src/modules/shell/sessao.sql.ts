import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { EventoAcessoTable, UsuarioTable } from '../../db/tables/acesso.ts';

const byLogin = (login: string) => sql<boolean>`lower(usuario.login) = lower(${login})`;

/** The user of a login, whatever its letter case. */
export const findUsuario = (db: Db, login: string) =>
  db
    .selectFrom('usuario')
    .select(['id', 'login', 'nome', 'cargo', 'senha_hash', 'modulos', 'ativo'])
    .where(byLogin(login))
    .executeTakeFirst();

/** A running session with its user as of now, in one query; a disabled user has no session. */
export const findSessao = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('sessao')
    .innerJoin('usuario', 'usuario.id', 'sessao.usuario_id')
    .select([
      'sessao.id',
      'usuario.id as userId',
      'usuario.login',
      'usuario.nome',
      'usuario.cargo',
      'usuario.modulos',
    ])
    .where('sessao.id', '=', id)
    .where('sessao.encerrada_em', 'is', null)
    .where('sessao.expira_em', '>', now)
    .where('usuario.ativo', '=', true)
    .executeTakeFirst();

/** Begins a session. */
export const insertSessao = (
  db: Db,
  sessao: { id: string; usuario_id: string; criada_em: Date; expira_em: Date },
) => db.insertInto('sessao').values(sessao).execute();

/** Ends a session; every token of it stops working. */
export const endSessao = (db: Db, id: string, now: Date) =>
  db
    .updateTable('sessao')
    .set({ encerrada_em: now })
    .where('id', '=', id)
    .where('encerrada_em', 'is', null)
    .execute();

/** Deletes sessions that ended or expired before this moment. */
export const deleteOldSessoes = (db: Db, before: Date) =>
  db.deleteFrom('sessao').where('expira_em', '<', before).execute();

/** Stores a new hash of the password. */
export const updateSenha = (db: Db, usuarioId: string, senhaHash: string) =>
  db.updateTable('usuario').set({ senha_hash: senhaHash }).where('id', '=', usuarioId).execute();

/** Adds a line to the trail of access. */
export const insertEvento = (db: Db, evento: Pick<EventoAcessoTable, 'tipo' | 'usuario_id' | 'chamada'>) =>
  db.insertInto('evento_acesso').values(evento).execute();

/** What makes a user. */
export type NovoUsuario = Pick<
  UsuarioTable,
  'id' | 'login' | 'nome' | 'cargo' | 'senha_hash' | 'modulos' | 'vendedor_codigo'
> & { matricula?: string | null };

/** Adds a user; a login that exists (in any letter case) violates `usuario_login`. */
export const insertUsuario = (db: Db, usuario: NovoUsuario) =>
  db.insertInto('usuario').values(usuario).execute();
