import type { CompiledQuery } from 'kysely';
import { readByCursor } from './cursor.ts';
import { type Found, foundAt } from './findable.ts';
import type { Db } from './schema.ts';

/** Rows of one portion: some hundred kB of text, read in a few ms. */
export const PORTION = 1_000;

/** A compilable query, of the builder or of `sql`. */
export interface Compilable<R> {
  compile: (db: Db) => CompiledQuery<R>;
}

type Read = <R>(query: CompiledQuery<R>, portion: number) => AsyncIterable<R[]>;

const readers = new WeakMap<Db, Read>();

/** Registers a driver's own way to read portions, instead of its stream. */
export const readPortionsBy = (db: Db, read: Read): void => void readers.set(db, read);

async function* byStream<R>(db: Db, query: CompiledQuery<R>): AsyncGenerator<R[], void, undefined> {
  if (db.isTransaction) {
    // Fetch by fetch: a stream would block the transaction's connection between two portions.
    const connection = {
      executeQuery: <T>(fetch: CompiledQuery) => db.executeQuery<T>(fetch as CompiledQuery<T>),
    };
    const portions = readByCursor<R>(connection, query, { portion: PORTION, isInTransaction: true });
    for await (const { rows } of portions) yield rows;
    return;
  }
  for await (const { rows } of db.getExecutor().stream<R>(query, PORTION)) yield rows;
}

/** Leaves each row as selected. */
export const asSelected = <R>(row: R): R => row;

/** A list for another thread: its query, and the presentation of its rows, if any. */
export interface Selection {
  readonly query: CompiledQuery;
  readonly present: (Found & { readonly given: readonly unknown[] }) | undefined;
}

const selections = new WeakMap<object, () => Selection>();

/** Description of these portions for another thread (decision 0029); undefined when only this thread can read them. */
export const selectionOf = (portions: object): Selection | undefined => selections.get(portions)?.();

async function* presented<R, T, Given extends readonly unknown[]>(
  db: Db,
  query: Compilable<R>,
  present: (row: R, ...given: Given) => T,
  given: Given,
): AsyncGenerator<T[], void, undefined> {
  const compiled = query.compile(db);
  const read = readers.get(db)?.(compiled, PORTION) ?? byStream(db, compiled);
  for await (const rows of read) yield rows.map((row) => present(row, ...given));
}

/**
 * Rows of a query, presented and in portions, so that memory stays constant. The query needs an order without
 * ties. The first portion starts the query; an early stop ends the statement. `given` is passed to `present`
 * beside each row.
 */
export const inPortions = <R, T, Given extends readonly unknown[]>(
  db: Db,
  query: Compilable<R>,
  present: (row: R, ...given: Given) => T,
  ...given: Given
): AsyncGenerator<T[], void, undefined> => {
  const portions = presented(db, query, present, given);
  const at = (present as unknown) === asSelected ? undefined : foundAt(present);
  if (readers.has(db))
    selections.set(portions, () => ({ query: query.compile(db), present: at && { ...at, given } }));
  return portions;
};

/** As `inPortions`, on this thread alone: for a `present` that is made for one question, or that counts. */
export const inPortionsHere = <R, T>(
  db: Db,
  query: Compilable<R>,
  present: (row: R) => T,
): AsyncGenerator<T[], void, undefined> => presented(db, query, present, []);
