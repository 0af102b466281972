import { type RawBuilder, sql } from 'kysely';

/** The name of the person of a login, else the login (ACE-21); `column` names its table, as in 'sib_envio.login'. */
export const nomeDoUsuario = <T extends string | null = string>(column: string): RawBuilder<T> =>
  sql<T>`coalesce((select u.nome from usuario u where lower(u.login) = lower(${sql.ref(column)})), ${sql.ref(column)})`;
