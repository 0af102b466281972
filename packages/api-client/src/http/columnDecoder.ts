import * as z from 'zod/mini';
import { emptyRow, fieldsByName, type WireColumn } from './columns.ts';
import { type Field, fieldsOf, unsure } from './decoder.ts';
import type { Schema } from './endpoint.ts';

type Row = Record<string, unknown>;

/** Rows from columns, in the values of the wire. */
const wireRows = (names: readonly string[], columns: readonly WireColumn[], count: number): Row[] => {
  const rows = Array.from({ length: count }, (): Row => ({}));
  for (const [at, name] of names.entries()) {
    const [values = [], places] = columns[at] ?? [];
    for (const [index, row] of rows.entries()) {
      const value = values[places ? (places[index] ?? -1) : index];
      if (value !== undefined) row[name] = value;
    }
  }
  return rows;
};

/** Puts a field into the rows; false for a value that only zod can judge. Each different value is decoded once. */
const fill = ({ name, decode, isOptional }: Field, column: WireColumn | undefined, rows: Row[]): boolean => {
  const absent = isOptional ? undefined : decode(undefined);
  const [wire = [], places] = column ?? [[], []];
  const values = wire.map(decode);
  for (let at = 0; at < rows.length; at++) {
    const place = places === undefined ? at : (places[at] ?? -1);
    const value = place >= 0 && place < values.length ? values[place] : absent;
    if (value === unsure) return false;
    if (value !== undefined) (rows[at] as Row)[name] = value;
  }
  return true;
};

/**
 * Decodes portions by column into the rows of our code. For an unknown kind, all rows of the portion go through zod. Throws zod's error for
 * a row that breaks the contract.
 */
export const columnDecoder = (
  element: Schema,
  names: readonly string[],
): ((columns: readonly WireColumn[]) => unknown[]) => {
  const shape = fieldsByName(element);
  const fields = shape === undefined ? [] : fieldsOf(shape);
  const places = fields.map(({ name }) => names.indexOf(name));
  const empty = emptyRow(fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name));
  return (columns) => {
    const [values = [], ofRows = values] = columns[0] ?? [];
    const rows = Array.from(ofRows, (): Row => ({ ...empty }));
    const isKnown = fields.every((field, at) => fill(field, columns[places[at] as number], rows));
    if (shape !== undefined && isKnown) return rows;
    return wireRows(names, columns, rows.length).map((row) => z.decode(element, row as never));
  };
};
