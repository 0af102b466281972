import { type RawBuilder, sql } from 'kysely';

/** The name of the person of a login, else the login (ACE-21); `column` names its table, as in 'sib_envio.login'. */
export const nomeDoUsuario = (column: string): RawBuilder<string> =>
  sql<string>`coalesce((select u.nome from usuario u where lower(u.login) = lower(${sql.ref(column)})), ${sql.ref(column)})`;
