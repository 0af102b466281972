import * as z from 'zod/mini';
import { typed } from '../kinds/text.ts';

/** The solved challenge of a call that anybody may make; a server that asks for none gets none (SEG-8). */
export const prova = {
  desafio: z.optional(typed(600)),
  solucao: z.optional(typed(400)),
} as const;

/**
 * The body of the answers 428 and 503: a signed challenge, to be solved before the same call is made again. With `aguarde` the call has a
 * turn in the line in so many seconds, which the challenge keeps for it.
 */
export const desafioResposta = z.object({
  desafio: z.string(),
  aguarde: z.optional(z.number()),
});
