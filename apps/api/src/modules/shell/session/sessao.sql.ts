import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type {
  EventoAcessoTable,
  FimDeSessao,
  MudancaDePessoa,
  UsuarioTable,
} from '../../../db/tables/acesso.ts';

const byLogin = (login: string) => sql<boolean>`lower(usuario.login) = lower(${login})`;

/** User of a login, ignoring case. */
export const findUsuario = (db: Db, login: string) =>
  db
    .selectFrom('usuario')
    .select(['id', 'login', 'nome', 'cargo', 'senha_hash', 'senha_provisoria', 'modulos', 'ativo'])
    .where(byLogin(login))
    .executeTakeFirst();

/** A running session with its current user, in one query; a disabled user has no session. */
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
      'usuario.senha_provisoria',
    ])
    .where('sessao.id', '=', id)
    .where('sessao.encerrada_em', 'is', null)
    .where('sessao.expira_em', '>', now)
    .where('usuario.ativo', '=', true)
    .executeTakeFirst();

export const insertSessao = (
  db: Db,
  sessao: { id: string; usuario_id: string; criada_em: Date; expira_em: Date },
) => db.insertInto('sessao').values(sessao).execute();

/** Ends a session and all its tokens. */
export const endSessao = (db: Db, id: string, now: Date) =>
  db
    .updateTable('sessao')
    .set({ encerrada_em: now })
    .where('id', '=', id)
    .where('encerrada_em', 'is', null)
    .execute();

/** Ends a person's sessions except one, and records the reason. */
export const endSessoesDe = (
  db: Db,
  usuarioId: string,
  { agora, motivo, menos }: { agora: Date; motivo: FimDeSessao; menos?: string },
) =>
  db
    .updateTable('sessao')
    .set({ encerrada_em: agora, motivo })
    .where('usuario_id', '=', usuarioId)
    .where('encerrada_em', 'is', null)
    .$if(menos !== undefined, (query) => query.where('id', '!=', menos ?? ''))
    .execute();

/** Reason why another person ended a session; null otherwise. */
export const findFimDeSessao = async (db: Db, id: string): Promise<FimDeSessao | null> =>
  (await db.selectFrom('sessao').select('motivo').where('id', '=', id).executeTakeFirst())?.motivo ?? null;

/** Deletes sessions that ended or expired before this moment. */
export const deleteOldSessoes = (db: Db, before: Date) =>
  db.deleteFrom('sessao').where('expira_em', '<', before).execute();

/** Stores a new hash of the same password. */
export const updateSenhaHash = (db: Db, usuarioId: string, senhaHash: string) =>
  db.updateTable('usuario').set({ senha_hash: senhaHash }).where('id', '=', usuarioId).execute();

/** Stores another password; `provisoria` when another person chose it. */
export const updateSenha = (
  db: Db,
  usuarioId: string,
  { hash, provisoria }: { hash: string; provisoria: boolean },
) =>
  db
    .updateTable('usuario')
    .set({ senha_hash: hash, senha_provisoria: provisoria })
    .where('id', '=', usuarioId)
    .execute();

/** Stores the person's own new password; false when the checked one is no longer current. */
export const updatePropriaSenha = async (
  db: Db,
  usuarioId: string,
  { antes, hash }: { antes: string; hash: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('usuario')
    .set({ senha_hash: hash, senha_provisoria: false })
    .where('id', '=', usuarioId)
    .where('senha_hash', '=', antes)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Adds a line to the trail of access. */
export const insertEvento = (db: Db, evento: Pick<EventoAcessoTable, 'tipo' | 'usuario_id' | 'chamada'>) =>
  db.insertInto('evento_acesso').values(evento).execute();

/** Records the author of a change of a person's access, and the change (OPE-6). */
export const insertMudanca = (
  db: Db,
  mudanca: {
    em: Date;
    tipo: MudancaDePessoa;
    usuario_id: string;
    autor: string;
    aprovador?: string | null;
    detalhe: string | null;
    avisa?: boolean;
  },
) =>
  db
    .insertInto('evento_acesso')
    .values({ ...mudanca, tipo: `pessoa-${mudanca.tipo}`, chamada: null })
    .execute();

/** Fields of a new user. */
export type NovoUsuario = Pick<
  UsuarioTable,
  'id' | 'login' | 'nome' | 'cargo' | 'senha_hash' | 'modulos' | 'vendedor_codigo'
> & { senha_provisoria?: boolean; matricula?: string | null };

/** Adds a user; a login that exists (in any letter case) violates `usuario_login`. */
export const insertUsuario = (db: Db, usuario: NovoUsuario) =>
  db.insertInto('usuario').values(usuario).execute();
