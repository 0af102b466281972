import * as z from 'zod/mini';
import type { ApiError } from './ApiError.ts';

/** The fields of a 409 about a conflict: who was faster, and the values now (REL-41). */
export const conflitoDe = <Agora extends z.core.$ZodType>(agora: Agora) =>
  z.object({ por: z.nullable(z.string()), agora });

/** Reads these fields from a refusal; null where the conflict is of another kind. */
export const leConflito = <Agora extends z.core.$ZodType>(
  conflito: ReturnType<typeof conflitoDe<Agora>>,
  { body }: ApiError,
): z.output<typeof conflito> | null => {
  const read = z.safeDecode(conflito, body as never);
  return read.success ? read.data : null;
};
