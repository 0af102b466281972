import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { typed } from '../kinds/text.ts';

export const gravaRegistroProtocoloToken = endpoint('POST /atendimento/gravaRegistroProtocoloToken', {
  summary:
    'Gera o registro de protocolo de um token, uma vez só. Recusado (409) quando já foi gerado, com quem e quando.',
  body: z.object({
    /** Matrícula of the beneficiary of the token; zeros in front may be left out (FMT-7). */
    usuario: typed(20),
    /** CRM of the doctor of the token. */
    medico: typed(20),
    /** Field of our own server: chooses one of several tokens; the newest by default (ATD-5). */
    token: z.optional(typed(6)),
  }),
  reply: z.object({ success: z.boolean(), message: z.string(), protocolo: z.optional(z.string()) }),
});
