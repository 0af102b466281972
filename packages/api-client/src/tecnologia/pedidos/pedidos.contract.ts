import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { typed } from '../../kinds/text.ts';
import { dayTime } from '../../kinds/day.ts';

/** State of a request that needs a second person. */
const situacoesDoPedido = ['aguarda', 'aprovado', 'recusado', 'retirado', 'expirou'] as const;

/** Acts of the session's person on a request. */
const atosDoPedido = ['aprova', 'recusa', 'retira'] as const;

const pedido = z.object({
  id: z.string(),
  /** The request in words: 'Trocar a senha'. */
  acao: z.string(),
  /** Login of the person whose access changes. */
  login: z.string(),
  nome: z.string(),
  /** The modules before and after, in words; never a password. */
  detalhe: z.nullable(z.string()),
  quemPediu: z.string(),
  pedidoEm: dayTime,
  /** Moment at which the request expires. */
  ate: dayTime,
  situacao: z.enum(situacoesDoPedido),
  /** Person who approved, refused or withdrew; null while it waits and after it has expired. */
  encerradoPor: z.nullable(z.string()),
  encerradoEm: z.nullable(dayTime),
  /** Warning for the approver: the requester had set this login before. */
  aviso: z.nullable(z.string()),
  pode: z.array(z.enum(atosDoPedido)),
  /** Reason why the session's person cannot approve it; null when they can, or it is over. */
  impedimento: z.nullable(z.string()),
});

/** A change of access that needs a second person, past or waiting. */
export type PedidoAcesso = z.output<typeof pedido>;

export const getPedidosAcesso = endpoint('GET /tecnologia/getPedidosAcesso', {
  summary:
    'As mudanças de acesso que aguardam uma segunda pessoa e as que terminaram nos últimos 30 dias, primeiro as que aguardam.',
  reply: z.array(pedido),
});

const body = z.object({ id: typed(60) });
const reply = z.object({ message: z.string() });

export const aprovaPedidoAcesso = endpoint('POST /tecnologia/aprovaPedidoAcesso', {
  summary: 'Aprova e faz a mudança que outra pessoa pediu; recusa a quem pediu e a quem está ligado a ela.',
  body,
  reply,
});

export const recusaPedidoAcesso = endpoint('POST /tecnologia/recusaPedidoAcesso', {
  summary: 'Recusa a mudança que outra pessoa pediu.',
  body,
  reply,
});

export const retiraPedidoAcesso = endpoint('POST /tecnologia/retiraPedidoAcesso', {
  summary: 'Retira a mudança que a própria pessoa pediu.',
  body,
  reply,
});
