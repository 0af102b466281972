import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { idText } from '../../kinds/text.ts';

/** A seller as a choice. */
export const vendedor = z.object({ codigoVendedor: idText, nomeVendedor: z.string() });

export type Vendedor = z.output<typeof vendedor>;

export const getDadosVendedores = endpoint('GET /vendedor/getDadosVendedores/', {
  summary: 'Os vendedores por nome: todos para gerentes, o próprio para cada vendedor.',
  reply: z.array(vendedor),
});

export const getVendedoresCarteira = endpoint('GET /vendedor/getVendedoresCarteira', {
  summary: 'Os vendedores de que quem pede pode ver a carteira; 403 para quem não a abre.',
  reply: z.array(vendedor),
});
