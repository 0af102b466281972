import { type RawBuilder, sql } from 'kysely';

/**
 * A moment as 'YYYY-MM-DDTHH:MM', in the operator's time as it is stored. `em` is the name of a column, or an expression.
 * `T` is nullable where the moment is.
 */
export const momento = <T extends string | null = string>(em: string | RawBuilder<unknown>): RawBuilder<T> =>
  sql<T>`to_char(${typeof em === 'string' ? sql.ref(em) : em}, 'YYYY-MM-DD"T"HH24:MI')`;

/** A moment with its seconds, 'YYYY-MM-DDTHH:MM:SS'; else as `momento`. */
export const momentoExato = <T extends string | null = string>(
  em: string | RawBuilder<unknown>,
): RawBuilder<T> => sql<T>`to_char(${typeof em === 'string' ? sql.ref(em) : em}, 'YYYY-MM-DD"T"HH24:MI:SS')`;
