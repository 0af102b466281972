import { emptyRow } from '@vidas/api-client/http/columns.ts';
import type { Schema } from '@vidas/api-client/http/endpoint.ts';
import { competencia } from '@vidas/api-client/kinds/competencia.ts';
import { day, dayTime } from '@vidas/api-client/kinds/day.ts';
import { money } from '@vidas/api-client/kinds/decimal.ts';
import { quantidade } from '@vidas/api-client/kinds/quantidade.ts';
import { idText, optionalText } from '@vidas/api-client/kinds/text.ts';
import * as z from 'zod/mini';

/** Answer of an encoder for a value that only zod can judge: an unknown kind, or a broken contract. */
export const unsure = Symbol('unsure');

/** Turns a value of our code into its wire value, or into `unsure`. Never accepts a value that zod refuses. */
export type Encode = (value: unknown) => unknown;

/** Maximum of cached values per kind in the process: the days of half a century. */
const REMEMBERED = 20_000;

const text: Encode = (value) => (typeof value === 'string' ? value : unsure);
const orNull =
  (encode: Encode): Encode =>
  (value) =>
    value === null ? null : encode(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const whole: Encode = (value) => (isWhole(value) ? value : unsure);

const byZod =
  (schema: Schema): Encode =>
  (value) => {
    const encoded = z.safeEncode(schema, value as never);
    return encoded.success && encoded.data !== undefined ? encoded.data : unsure;
  };

/**
 * Caches zod's judgement of each value. Only for kinds of few impersonal values that repeat in every row: the
 * cache outlives the answer, so names, phones and the like never enter it (SEG-27).
 */
const remembering = (schema: Schema): Encode => {
  const known = new Map<string, unknown>();
  const judge = byZod(schema);
  return (value) => {
    if (typeof value !== 'string') return judge(value);
    const before = known.get(value);
    if (before !== undefined) return before;
    const encoded = judge(value);
    if (encoded === unsure) return encoded;
    if (known.size >= REMEMBERED) known.clear();
    known.set(value, encoded);
    return encoded;
  };
};

/** A whole number of cents or ten-thousandths, written with a decimal comma. */
const decimalText = ({ _zod }: typeof money | typeof quantidade): Encode => {
  const write = _zod.def.reverseTransform;
  return (value) => (isWhole(value) ? write(value, { value, issues: [] }) : unsure);
};

/** All values of a kind in our code; undefined when they cannot be listed. */
const valuesOf = (schema: z.core.$ZodType): readonly unknown[] | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'boolean':
      return [true, false];
    case 'enum':
      return Object.values(def.entries).filter((value) => typeof value === 'string');
    case 'literal':
      return def.values;
    case 'nullable': {
      const inner = valuesOf(def.innerType);
      return inner && [...inner, null];
    }
    default:
      return undefined;
  }
};

/** Encoder of a kind with few values, such as S or N: zod encodes each of them once, in advance. */
const listed = (schema: Schema, values: readonly unknown[]): Encode => {
  const judge = byZod(schema);
  const wire = new Map(values.map((value) => [value, judge(value)]));
  return (value) => (wire.has(value) ? wire.get(value) : unsure);
};

const arrayOf =
  (element: Encode): Encode =>
  (value) => {
    if (!Array.isArray(value)) return unsure;
    const wire: unknown[] = [];
    for (const item of value as unknown[]) {
      const encoded = element(item);
      if (encoded === unsure) return unsure;
      wire.push(encoded);
    }
    return wire;
  };

/** A field of an object, with its encoder. */
export interface Field {
  readonly name: string;
  readonly encode: Encode;
  readonly isOptional: boolean;
}

const objectOf = (fields: readonly Field[]): Encode => {
  const empty = emptyRow(fields.map(({ name }) => name));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unsure;
    const wire = { ...empty };
    for (const { name, encode, isOptional } of fields) {
      const given = (value as Record<string, unknown>)[name];
      // Undefined is omitted from the JSON text.
      const encoded = given === undefined && isOptional ? undefined : encode(given);
      if (encoded === unsure) return unsure;
      wire[name] = encoded;
    }
    return wire;
  };
};

const oneOf = (values: readonly unknown[]): Encode => {
  const known = new Set(values);
  return (value) => (known.has(value) && value !== undefined ? value : unsure);
};

const kinds = new Map<Schema, Encode>([
  [optionalText, orNull(text)],
  [idText, text],
  ...[money, quantidade].map((schema): [Schema, Encode] => [schema, decimalText(schema)]),
  ...[day, dayTime, competencia].map((schema): [Schema, Encode] => [schema, remembering(schema)]),
]);

/** Encoder of a schema, made once per endpoint; values of an unknown kind go through zod one by one. */
export const encoderOf = (schema: Schema): Encode => {
  const known = kinds.get(schema);
  if (known) return known;
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.checks && def.checks.length > 0) return byZod(schema);
  switch (def.type) {
    case 'string':
      return 'format' in def || def.coerce ? byZod(schema) : text;
    case 'number':
      if (!('format' in def)) return (value) => (Number.isFinite(value) ? value : unsure);
      return def.format === 'safeint' ? whole : byZod(schema);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : unsure);
    case 'enum':
    case 'literal':
      return oneOf(valuesOf(schema as unknown as z.core.$ZodType) ?? []);
    case 'nullable':
      return orNull(encoderOf(def.innerType as unknown as Schema));
    case 'array':
      return arrayOf(encoderOf(def.element as unknown as Schema));
    case 'default':
      // A default only matters for reading; a written value is never missing.
      return encoderOf(def.innerType as unknown as Schema);
    case 'pipe': {
      const values = valuesOf(def.out);
      return values ? listed(schema, values) : byZod(schema);
    }
    case 'object':
      return def.catchall ? byZod(schema) : objectOf(fieldsOf(def.shape));
    default:
      return byZod(schema);
  }
};

/** Fields of an object of the contract. */
export const fieldsOf = (shape: z.core.$ZodShape): Field[] =>
  Object.entries(shape).map(([name, schema]) => {
    const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
    const isOptional = def.type === 'optional';
    const inner = isOptional ? def.innerType : schema;
    return { name, encode: encoderOf(inner as unknown as Schema), isOptional };
  });
