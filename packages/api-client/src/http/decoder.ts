import * as z from 'zod/mini';
import { competencia } from '../kinds/competencia.ts';
import { day, readDay } from '../kinds/day.ts';
import { hundredths, money } from '../kinds/decimal.ts';
import { idText, optionalText } from '../kinds/text.ts';
import { fieldsByName } from './columns.ts';
import type { Schema } from './endpoint.ts';

/** Answer of a decoder for a value that only zod can judge: an unknown kind, or a breach of the contract. */
export const unsure = Symbol('unsure');

/** Turns a value of the wire into one of our code, or into `unsure`. It never accepts what zod refuses. */
type Decode = (wire: unknown) => unknown;

/** Number of values after which a column without repetitions skips the cache. */
const TRIED = 2_000;
/** Largest number of cached values of a column; a century has fewer days. */
const KEPT = 40_000;

/**
 * Equal texts of a column become one string, decoded once. Columns with few repetitions, such as names and phones, soon skip the look-up.
 * The cache lives as long as the decoder: one answer.
 */
const once = (decode: Decode, tried = TRIED): Decode => {
  let known: Map<string, unknown> | null = new Map();
  let left = tried;
  return (wire) => {
    if (known === null || typeof wire !== 'string') return decode(wire);
    const before = known.get(wire);
    if (before !== undefined) return before;
    const value = decode(wire);
    if (value === unsure) return value;
    known.set(wire, value);
    left -= 1;
    if (known.size > KEPT || (left === 0 && known.size > tried / 2)) known = null;
    return value;
  };
};

const byZod =
  (schema: Schema): Decode =>
  (wire) => {
    const decoded = z.safeDecode(schema, wire as never);
    return decoded.success && decoded.data !== undefined ? decoded.data : unsure;
  };

const text: Decode = (wire) => (typeof wire === 'string' ? wire : unsure);
const blank = /^\s*$/;
const orBlank: Decode = (wire) => {
  if (typeof wire === 'string') return blank.test(wire) ? null : wire;
  return wire === null || wire === undefined ? null : unsure;
};
const id: Decode = (wire) => (typeof wire === 'string' ? wire : unsure);
const cents: Decode = (wire) => {
  if (typeof wire !== 'string' && typeof wire !== 'number') return unsure;
  const value = hundredths(wire);
  return Number.isSafeInteger(value) ? value : unsure;
};
const dayOf: Decode = (wire) => (typeof wire === 'string' ? (readDay(wire) ?? unsure) : unsure);
const orNull =
  (decode: Decode): Decode =>
  (wire) =>
    wire === null ? null : decode(wire);

const kinds = new Map<Schema, () => Decode>([
  [optionalText, () => once(orBlank)],
  [idText, () => id],
  [money, () => cents],
  [day, () => once(dayOf, Number.POSITIVE_INFINITY)],
  [competencia, () => once(byZod(competencia), Number.POSITIVE_INFINITY)],
]);

const decoderOf = (schema: Schema): Decode => {
  const known = kinds.get(schema);
  if (known) return known();
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.checks && def.checks.length > 0) return byZod(schema);
  switch (def.type) {
    case 'string':
      return 'format' in def || def.coerce ? byZod(schema) : once(text);
    case 'number':
      if (!('format' in def)) return (wire) => (Number.isFinite(wire) ? wire : unsure);
      return def.format === 'safeint'
        ? (wire) => (Number.isSafeInteger(wire) ? wire : unsure)
        : byZod(schema);
    case 'boolean':
      return (wire) => (typeof wire === 'boolean' ? wire : unsure);
    case 'nullable':
      return orNull(decoderOf(def.innerType as unknown as Schema));
    default:
      return byZod(schema);
  }
};

/** A field of a row with its decoder. */
export interface Field {
  readonly name: string;
  readonly decode: Decode;
  readonly isOptional: boolean;
}

/** The fields of a row, for one answer. */
export const fieldsOf = (shape: z.core.$ZodShape): readonly Field[] =>
  Object.entries(shape).map(([name, schema]) => {
    const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
    const isOptional = def.type === 'optional';
    return {
      name,
      isOptional,
      decode: decoderOf((isOptional ? def.innerType : schema) as unknown as Schema),
    };
  });

const countKeys = (row: object): number => {
  let count = 0;
  for (const key in row) if (key !== '') count += 1;
  return count;
};

/**
 * Decodes the rows of one answer, thirty times as fast as zod. Rows with only the fields of the contract are changed in place: new objects
 * for millions of values would be thrown away. Rows with unknown kinds go through zod, one by one. Throws zod's error for a row that breaks
 * the contract.
 */
export const rowDecoder = (element: Schema): ((row: unknown) => unknown) => {
  const whole = (row: unknown): unknown => z.decode(element, row as never);
  const shape = fieldsByName(element);
  if (shape === undefined) return whole;
  const fields = fieldsOf(shape);
  const values: unknown[] = fields.map(() => undefined);
  return (row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return whole(row);
    const wire = row as Record<string, unknown>;
    let there = 0;
    for (let at = 0; at < fields.length; at++) {
      const field = fields[at] as Field;
      const given = wire[field.name];
      if (given === undefined && field.isOptional) {
        values[at] = undefined;
        continue;
      }
      const value = field.decode(given);
      if (value === unsure) return whole(row);
      values[at] = value;
      if (given !== undefined) there += 1;
    }
    const decoded: Record<string, unknown> = countKeys(wire) === there ? wire : {};
    for (let at = 0; at < fields.length; at++)
      if (values[at] !== undefined) decoded[(fields[at] as Field).name] = values[at];
    return decoded;
  };
};
