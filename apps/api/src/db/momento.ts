import { type RawBuilder, sql } from 'kysely';

/** A moment (a column by name, or an expression) as 'YYYY-MM-DDTHH:MM', in the time of the operator as it is stored; `T` is nullable where it is. */
export const momento = <T extends string | null = string>(em: string | RawBuilder<unknown>): RawBuilder<T> =>
  sql<T>`to_char(${typeof em === 'string' ? sql.ref(em) : em}, 'YYYY-MM-DD"T"HH24:MI')`;
