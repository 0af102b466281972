import { columnsType, fieldsByName, type WireColumn } from '@vidas/api-client/http/columns.ts';
import type { Schema } from '@vidas/api-client/http/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type Field, fieldsOf, unsure } from '../encoder.ts';
import { encode, type Shape } from '../output.ts';
import type { Lines } from './pieces.ts';

/** The client asks for lists by column (SER-45). */
export const asksForColumns = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').split(',').some((one) => one.split(';', 1)[0]?.trim() === columnsType);

type Row = Readonly<Record<string, unknown>>;

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Each distinct value once, and its index per row, unless most values are distinct. */
const columnOf = (rows: readonly Row[], { name, encode: written, isOptional }: Field) => {
  const known = new Map<unknown, number>();
  const values: unknown[] = [];
  const places: number[] = [];
  let isEverywhere = true;
  for (const row of rows) {
    const value = row[name];
    let place = known.get(value);
    if (place === undefined) {
      const wire = value === undefined && isOptional ? undefined : written(value);
      if (wire === unsure) return undefined;
      place = wire === undefined ? -1 : values.push(wire) - 1;
      known.set(value, place);
    }
    isEverywhere &&= place >= 0;
    places.push(place);
  }
  const column: WireColumn =
    isEverywhere && values.length > rows.length / 2
      ? [places.map((place) => values[place])]
      : [values, places];
  return column;
};

/** A field whose rows are already on the wire's form. */
const asTheyAre = (name: string): Field => ({ name, encode: (value) => value, isOptional: true });

const made = new WeakMap<Schema, readonly Field[]>();

/** Fields of a row that can be sent by column. */
const fieldsOfRow = (row: Schema): readonly Field[] | undefined => {
  const shape = fieldsByName(row);
  if (shape === undefined) return undefined;
  const fields = made.get(row) ?? fieldsOf(shape);
  made.set(row, fields);
  return fields;
};

/** Lines of a list by column; undefined when its rows do not allow it. */
export const columnLines = (list: Shape): Lines | undefined => {
  const { def } = (list.reply as unknown as z.core.$ZodTypes)._zod;
  const fields = def.type === 'array' ? fieldsOfRow(def.element as unknown as Schema) : undefined;
  if (fields === undefined) return undefined;
  return {
    head: JSON.stringify([fields.map(({ name }) => name)]),
    encode: (rows) => {
      const columns = rows.every(isRow) ? fields.map((field) => columnOf(rows, field)) : undefined;
      if (columns && !columns.includes(undefined)) return JSON.stringify([columns]);
      // zod judges uncertain values row by row, and names the field that breaks the contract.
      const wire = encode(list, rows) as Row[];
      return JSON.stringify([fields.map(({ name }) => columnOf(wire, asTheyAre(name)))]);
    },
  };
};
