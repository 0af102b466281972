import type { Schema } from '@vidas/api-client/http/endpoint.ts';
import type * as z from 'zod/mini';

/** Direct parts of a schema, with the field name inside an object. */
const inside = (schema: Schema): readonly (readonly [name: string | null, schema: Schema])[] => {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  const bare = (...found: readonly unknown[]) => found.map((one) => [null, one as Schema] as const);
  if (def.type === 'object') return Object.entries(def.shape) as unknown as [string, Schema][];
  if (def.type === 'array') return bare(def.element);
  if (def.type === 'union') return bare(...def.options);
  if (def.type === 'record') return bare(def.valueType);
  if (def.type === 'tuple') return bare(...def.items);
  if (def.type === 'pipe') return bare(def.in, def.out);
  return 'innerType' in def ? bare(def.innerType) : [];
};

/** Distinct names of all fields of an answer, at any depth, in the contract's order. */
export const camposDaResposta = (reply: Schema): string[] => [
  ...new Set(
    inside(reply).flatMap(([name, schema]) => [
      ...(name === null ? [] : [name]),
      ...camposDaResposta(schema),
    ]),
  ),
];
