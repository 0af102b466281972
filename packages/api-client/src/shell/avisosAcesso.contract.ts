import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { dayTime } from '../kinds/day.ts';
import { typed } from '../kinds/text.ts';

const aviso = z.object({
  id: z.string(),
  em: dayTime,
  /** The change in words: 'Senha trocada'. */
  mudanca: z.string(),
  /** The modules before and after, in words; never a password. */
  detalhe: z.nullable(z.string()),
  /** Name of the person who changed it, or the console of the server. */
  quem: z.string(),
  /** Name of the second person; null when none was needed. */
  aprovador: z.nullable(z.string()),
});

/** Another person's change of one's own access (OPE-20). */
export type AvisoDeAcesso = z.output<typeof aviso>;

const pedidoDeSenha = z.object({ id: z.string(), quem: z.string(), em: dayTime, ate: dayTime });

/** A request of another person for a new password of the session's person. */
export type PedidoDeSenha = z.output<typeof pedidoDeSenha>;

export const getAvisosAcesso = endpoint('GET /auth/getAvisosAcesso', {
  summary: 'Avisos de acesso ainda não confirmados, e pedidos de nova senha.',
  reply: z.object({ avisos: z.array(aviso), pedidos: z.array(pedidoDeSenha) }),
});

/** Changes and requests about one's own access. */
export type AvisosDeAcesso = z.output<typeof getAvisosAcesso.reply>;

const reply = z.object({ message: z.string() });

export const confirmaAvisosAcesso = endpoint('POST /auth/confirmaAvisosAcesso', {
  summary: 'Confirma avisos lidos, só os da própria pessoa.',
  body: z.object({ ids: z.array(typed(20)).check(z.maxLength(500, 'passa de 500 avisos')) }),
  reply,
});

export const respondePedidoSenha = endpoint('POST /auth/respondePedidoSenha', {
  summary: 'Aceita ou recusa uma nova senha; aceita, encerra as sessões.',
  body: z.object({ id: typed(60), aceita: z.boolean() }),
  reply,
});
