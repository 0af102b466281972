import type { CompiledQuery } from 'kysely';
import { readByCursor } from './cursor.ts';
import type { Db } from './schema.ts';

/** Rows of one portion: some hundred kB of text, read in a few ms. */
const PORTION = 1_000;

/** A query that was written and not yet asked: of the builder or of `sql`. */
export interface Compilable<R> {
  compile: (db: Db) => CompiledQuery<R>;
}

type Read = <R>(query: CompiledQuery<R>, portion: number) => AsyncIterable<R[]>;

const readers = new WeakMap<Db, Read>();

/** A database driver may put a better way to read portions here than its stream. */
export const readPortionsBy = (db: Db, read: Read): void => void readers.set(db, read);

async function* byStream<R>(db: Db, query: CompiledQuery<R>): AsyncGenerator<R[], void, undefined> {
  if (db.isTransaction) {
    // Fetch by fetch: a stream would keep the transaction's connection from other statements between two portions.
    const connection = {
      executeQuery: <T>(fetch: CompiledQuery) => db.executeQuery<T>(fetch as CompiledQuery<T>),
    };
    const portions = readByCursor<R>(connection, query, { portion: PORTION, isInTransaction: true });
    for await (const { rows } of portions) yield rows;
    return;
  }
  for await (const { rows } of db.getExecutor().stream<R>(query, PORTION)) yield rows;
}

/**
 * The rows of a query, presented and in portions, so that memory does not grow with their number. The query must have an order
 * without ties. Nothing is asked before the first portion is wanted; stopping early ends the statement.
 */
export async function* inPortions<R, T>(
  db: Db,
  query: Compilable<R>,
  present: (row: R) => T,
): AsyncGenerator<T[], void, undefined> {
  const compiled = query.compile(db);
  const read = readers.get(db)?.(compiled, PORTION) ?? byStream(db, compiled);
  for await (const rows of read) yield rows.map(present);
}
