import * as z from 'zod/mini';
import type { ApiError } from './ApiError.ts';

/** Fields of a 409 about a conflict: the faster person, and the present values (REL-41). */
export const conflitoDe = <Agora extends z.core.$ZodType>(agora: Agora) =>
  z.object({ por: z.nullable(z.string()), agora });

/** Reads these fields from a refusal; null for a conflict of another kind. */
export const leConflito = <Agora extends z.core.$ZodType>(
  conflito: ReturnType<typeof conflitoDe<Agora>>,
  { body }: ApiError,
): z.output<typeof conflito> | null => {
  const read = z.safeDecode(conflito, body as never);
  return read.success ? read.data : null;
};
