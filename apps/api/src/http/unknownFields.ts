import type { Schema } from '@vidas/api-client/http/endpoint.ts';
import type * as z from 'zod/mini';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longest name that a refusal repeats. */
const NAME = 60;

/**
 * Fields of a body or a query that its schema does not list (SER-10), such as a slipped-in `status` or
 * `criado_por`. Items of a list are exempt: clients return whole rows of a report, and unlisted fields are
 * dropped anyway.
 */
export const unknownFields = (schema: Schema, value: unknown, path = ''): string[] => {
  const { def } = (schema as z.ZodMiniObject | z.ZodMiniOptional<Schema>)._zod;
  if (def.type === 'optional') return unknownFields(def.innerType, value, path);
  if (def.type !== 'object' || !isRecord(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const inner = Object.hasOwn(def.shape, name) ? (def.shape[name] as Schema) : undefined;
    return inner ? unknownFields(inner, value[name], `${path}${name}.`) : [`${path}${name}`.slice(0, NAME)];
  });
};
