import type * as z from 'zod/mini';
import type { Endpoint, Schema } from './endpoint.ts';

/**
 * A list whose portions are columns instead of rows (SER-45), for who asks for this type. The first line names the fields, every other one holds
 * a column for each: `[["Nome","Status"]⏎,[[["Ana","Rui"]],[["Ativo"],[0,0]]]⏎]`. It is JSON too, with the line ends of a list in portions.
 */
export const columnsType = 'application/vnd.vidas.columns+json';

/**
 * The values of one field in the rows of a portion: that of each row in turn; or the different ones, and for each row the place of its own among
 * them, -1 where the row has no such field.
 */
export type WireColumn = readonly [values: readonly unknown[], places?: readonly number[]];

/** The fields of a row that is told by the values of its fields alone: an object with no rule for the whole, and none for unknown keys. */
export const fieldsByName = (row: Schema): z.core.$ZodShape | undefined => {
  const { def } = (row as unknown as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || def.catchall || (def.checks && def.checks.length > 0)) return undefined;
  return Object.keys(def.shape).length > 0 ? def.shape : undefined;
};

/**
 * An object with these fields in their order, as the engine lays out what it parses. Rows begin as copies of it: with its fields added one by one, a
 * long row takes twice as long to make.
 */
export const emptyRow = (names: readonly string[]): Record<string, unknown> =>
  JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`) as Record<string, unknown>;

const rowOf = (list: unknown): Schema | undefined => {
  const { def } = (list as z.core.$ZodTypes)._zod;
  return def.type === 'array' ? (def.element as unknown as Schema) : undefined;
};

/** True where an answer is a list that can come by column, or an object around one. */
export const mayComeByColumn = ({ reply }: Endpoint): boolean => {
  const { def } = (reply as unknown as z.core.$ZodTypes)._zod;
  const lists: readonly unknown[] = def.type === 'object' ? Object.values(def.shape) : [reply];
  return lists.some((list) => {
    const row = rowOf(list);
    return row !== undefined && fieldsByName(row) !== undefined;
  });
};
