import type * as z from 'zod/mini';
import type { Endpoint, Schema } from './endpoint.ts';

/**
 * Media type of a list whose portions are columns instead of rows (SER-45). The first line names the fields; every other line holds a
 * column for each: `[["Nome","Status"]⏎,[[["Ana","Rui"]],[["Ativo"],[0,0]]]⏎]`. The whole is JSON, with the line ends of a list in
 * portions.
 */
export const columnsType = 'application/vnd.vidas.columns+json';

/**
 * Values of one field in the rows of a portion. Without `places`, one value per row. With them, the different values, and for each row the
 * index of its own; -1 when the row lacks the field.
 */
export type WireColumn = readonly [values: readonly unknown[], places?: readonly number[]];

/** The fields of a plain object: no check of the whole, no rule for unknown keys. Otherwise undefined. */
export const fieldsByName = (row: Schema): z.core.$ZodShape | undefined => {
  const { def } = (row as unknown as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || def.catchall || (def.checks && def.checks.length > 0)) return undefined;
  return Object.keys(def.shape).length > 0 ? def.shape : undefined;
};

/**
 * An object with these fields in their order, in the engine's layout of parsed JSON. Rows start as copies of it: adding fields one by one
 * takes twice as long for a long row.
 */
export const emptyRow = (names: readonly string[]): Record<string, unknown> =>
  JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`) as Record<string, unknown>;

const rowOf = (list: unknown): Schema | undefined => {
  const { def } = (list as z.core.$ZodTypes)._zod;
  return def.type === 'array' ? (def.element as unknown as Schema) : undefined;
};

/** True for an answer that is a list which can come by column, or an object around one. */
export const mayComeByColumn = ({ reply }: Endpoint): boolean => {
  const { def } = (reply as unknown as z.core.$ZodTypes)._zod;
  const lists: readonly unknown[] = def.type === 'object' ? Object.values(def.shape) : [reply];
  return lists.some((list) => {
    const row = rowOf(list);
    return row !== undefined && fieldsByName(row) !== undefined;
  });
};
