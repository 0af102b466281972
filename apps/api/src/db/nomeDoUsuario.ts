import { type RawBuilder, sql } from 'kysely';

/** Name of a login's person, else the login (ACE-21); `column` includes its table, as in 'sib_envio.login'. */
export const nomeDoUsuario = <T extends string | null = string>(column: string): RawBuilder<T> =>
  sql<T>`coalesce((select u.nome from usuario u where lower(u.login) = lower(${sql.ref(column)})), ${sql.ref(column)})`;
