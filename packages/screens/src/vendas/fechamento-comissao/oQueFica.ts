import type { SaldoDoVendedor } from '@vidas/api-client/vendas/fechamento';
import { counted } from '../../write/counted.ts';
import { writeReais } from '../../write/writeReais.ts';

/** What a closing writes for ever, with its totals. */
export const oQueFica = (vendedores: readonly SaldoDoVendedor[]): string => {
  const total = (centsOf: (saldo: SaldoDoVendedor) => number): string =>
    writeReais(vendedores.reduce((sum, saldo) => sum + centsOf(saldo), 0));
  return (
    `As vendas, as regras, as linhas e os saldos de ${counted(vendedores.length, 'vendedor', 'vendedores')} ficam gravados como estão: ` +
    `${total(({ valorLinhas }) => valorLinhas)} de comissão, ${total(({ valorPago }) => valorPago)} a pagar e ` +
    `${total(({ aTransportar }) => aTransportar)} a transportar. Isso não se desfaz; o que mudar depois entra no próximo mês aberto.`
  );
};
