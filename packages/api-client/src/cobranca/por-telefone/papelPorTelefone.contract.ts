import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';

export const atendePapelPorTelefone = endpoint('POST /cobranca/atendePapelPorTelefone', {
  summary:
    'Diz que se ligou a quem pediu o papel por telefone: ele sai do que espera, com quem ligou e quando.',
  body: z.object({ id: z.int() }),
  reply: z.object({ message: z.string() }),
});
