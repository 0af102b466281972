import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { idText } from '../../kinds/text.ts';
import { inOrder } from '../../kinds/periodo.ts';

/** Data models of a load: administrative, assistance by guides, assistance by accounts. */
export const tiposCargaDados = ['A', 'G', 'C'] as const;

export type TipoCargaDados = (typeof tiposCargaDados)[number];

const tipo = z.enum(tiposCargaDados, 'use A, G ou C');

/** A requested load. */
export const cargaPedida = z.object({
  id: idText,
  tipoCargaDados: tipo,
  dtInicial: day,
  dtFinal: day,
  pedidaEm: dayTime,
  /** The person's name, else the login. */
  usuario: z.string(),
});

export type CargaPedida = z.output<typeof cargaPedida>;

export const getCargaDados = endpoint('POST /contasMedicas/getCargaDados', {
  summary: 'Registra o pedido de uma carga de dados do período, e diz se algo foi carregado.',
  body: z
    .object({ dtInicial: day, dtFinal: day, tipoCargaDados: tipo })
    .check(inOrder<'dtInicial', 'dtFinal'>('dtInicial', 'dtFinal')),
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    /** False when the request was stored and nothing was sent. A server that leaves it out has loaded (CMR-8). */
    carregada: z.optional(z.boolean()),
  }),
});

export const getCargasPedidas = endpoint('POST /contasMedicas/getCargasPedidas', {
  summary: 'As últimas cargas de dados pedidas, da mais nova à mais antiga.',
  reply: z.array(cargaPedida),
});
