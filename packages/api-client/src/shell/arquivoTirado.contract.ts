import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** A file or a print of the rows of a recorded reading (PRV-24). */
export const registraArquivo = endpoint('POST /auth/registraArquivo', {
  summary: 'Registra, na consulta lida, que as linhas dela saem num arquivo ou no papel.',
  body: z.object({
    /** Line of the reading, from the header `consulta` of its answer. */
    consulta: z.int().check(z.gte(1), z.lte(2_147_483_647)),
    especie: z.enum(['csv', 'xlsx', 'papel']),
    linhas: z.int().check(z.gte(0), z.lte(10_000_000)),
  }),
  reply: z.object({ success: z.boolean() }),
});
