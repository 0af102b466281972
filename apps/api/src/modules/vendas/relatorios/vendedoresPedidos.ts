import type { VendasConfig } from '../../../config/vendasConfig.ts';
import { type Alcance, exigeVendedor, semCodigo } from '../acesso.ts';

/** Seller of a session without manager's rights. */
const proprio = ({ vendedor }: Alcance): string => {
  if (vendedor === null) throw semCodigo();
  return vendedor;
};

/** Sellers of a report, null for all: '0' means all for managers and the own code for sellers (VEN-3). */
export const vendedorPedido = (alcance: Alcance, codigo: string): readonly string[] | null => {
  if (codigo === '0') return alcance.gerente ? null : [proprio(alcance)];
  exigeVendedor(alcance, codigo);
  return [codigo];
};

/** Sellers of the report Comissão, where the head of a group sees the group (VEN-2). */
export const vendedoresPedidos = (
  alcance: Alcance,
  grupo: VendasConfig['grupo'],
  pedidos: readonly string[],
): readonly string[] | null => {
  if (alcance.gerente) return pedidos.includes('0') ? null : pedidos;
  const codigo = proprio(alcance);
  const vistos = codigo === grupo?.cabeca ? [...grupo.codigos, codigo] : [codigo];
  if (pedidos.includes('0')) return vistos;
  for (const pedido of pedidos) if (!vistos.includes(pedido)) exigeVendedor(alcance, pedido);
  return pedidos;
};
