import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { chavesDosPassos } from './primeirosPassos.rules.ts';

const passo = z.enum(chavesDosPassos);

const estado = z.object({
  passo,
  situacao: z.enum(['feito', 'falta', 'bloqueado']),
  /** State in words. */
  detalhe: z.string(),
  /** Unfinished steps before this one; empty unless it is blocked. */
  espera: z.array(passo),
});

/** State of a step (TEC-5). */
export type EstadoDoPasso = z.output<typeof estado>;

export const getPrimeirosPassos = endpoint('GET /tecnologia/getPrimeirosPassos', {
  summary:
    'O que uma instalação precisa para ser usada: cada passo, se está feito, se falta ou o que espera.',
  reply: z.array(estado),
});

export const testaEmail = endpoint('POST /tecnologia/testaEmail', {
  summary: 'Envia uma mensagem de teste pelo servidor de e-mail configurado e diz numa frase como foi.',
  body: z.object({
    para: z.email('deve ser um endereço de e-mail').check(z.maxLength(254, 'é longo demais')),
  }),
  reply: z.object({ message: z.string() }),
});

export const anotaRestauro = endpoint('POST /tecnologia/anotaRestauro', {
  summary: 'Anota o dia em que um restauro foi ensaiado, no lugar do anterior.',
  body: z.object({ dia: day }),
  reply: z.object({ message: z.string() }),
});
