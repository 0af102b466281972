import * as z from 'zod/mini';
import { typed } from '../kinds/text.ts';

/** The solved challenge of a public call; absent for servers that ask for none (SEG-8). */
export const prova = {
  desafio: z.optional(typed(600)),
  solucao: z.optional(typed(400)),
} as const;

/**
 * Body of the answers 428 and 503: a signed challenge to solve before the same call is repeated. `aguarde` is the number of seconds until
 * the call's turn in the queue; the challenge reserves this turn.
 */
export const desafioResposta = z.object({
  desafio: z.string(),
  aguarde: z.optional(z.number()),
});
