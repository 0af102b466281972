import type { Schema } from '@vidas/api-client/http/endpoint.ts';
import * as z from 'zod/mini';

/** Reproducible pseudo-random numbers. */
export const drawing = (seed: number) => {
  let state = seed;
  const whole = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { whole, one: <T>(from: readonly T[]): T => from[whole(from.length)] as T };
};

/** Right and wrong values of every kind, so that many rows pass and many do not. */
const values: readonly unknown[] = [
  '2026-11-21',
  '2024-02-29',
  '2026-02',
  '2026-11-21T08:05',
  'Ação "com" \\ aspas\n',
  '\ud800',
  '',
  'ATIVO',
  '00042',
  0,
  -5,
  123_456,
  -0,
  1.5,
  true,
  null,
];
const wrong: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  {},
  [],
  10n,
  '31/02/2026',
];

type Draw = ReturnType<typeof drawing>;
/** Rate of arbitrary values among drawn ones, per thousand. */
type Wanted = { schema: Schema; draw: Draw; errors: number };

const fitting = new Map<Schema, readonly unknown[]>();
const fit = (schema: Schema): readonly unknown[] => {
  const known = fitting.get(schema) ?? values.filter((value) => z.safeEncode(schema, value as never).success);
  fitting.set(schema, known);
  return known;
};

/** A value of our code of that kind, except for some errors per thousand. */
export const valueOf = ({ schema, draw, errors }: Wanted): unknown => {
  if (draw.whole(1_000) < errors) return draw.one([...values, ...wrong]);
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  const inner = (one: unknown): unknown => valueOf({ schema: one as Schema, draw, errors });
  if (def.checks && def.checks.length > 0) return draw.one(fit(schema));
  switch (def.type) {
    case 'object': {
      const filled = Object.entries(def.shape).map(([name, field]) => [name, inner(field)]);
      return { ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)), segredo: 'x' };
    }
    case 'array':
      return Array.from({ length: draw.whole(4) }, () => inner(def.element));
    case 'nullable':
      return draw.whole(3) === 0 ? null : inner(def.innerType);
    case 'optional':
      return draw.whole(3) === 0 ? undefined : inner(def.innerType);
    case 'enum':
      return draw.one(Object.values(def.entries));
    case 'boolean':
      return draw.one([true, false]);
    case 'number':
      return draw.one([0, 7, -3]);
    case 'string':
      return draw.one(['Ana', 'Conceição', '', 'a "b"']);
    default:
      return draw.one(fit(schema));
  }
};
