import { writeReais } from '@vidas/api-client/words/money.ts';
import {
  linhaDoMes,
  type SaldoDoVendedor,
  unidadeDoMes,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { type LinhaVista, writeAto } from '../../write/writeAto.ts';

/** The sellers of a month as its closing and its payment are confirmed. */
export const linhasDoMes = (vendedores: readonly SaldoDoVendedor[]): LinhaVista[] =>
  vendedores.map((saldo) => ({ ...linhaDoMes(saldo), nome: saldo.nomeVendedor }));

/** What is paid for a month, and the largest of it. */
export const oQueSePaga = (vendedores: readonly SaldoDoVendedor[]): string =>
  writeAto(linhasDoMes(vendedores), unidadeDoMes);

/** What a closing writes for ever, with its totals. */
export const oQueFica = (vendedores: readonly SaldoDoVendedor[]): string => {
  const total = (centsOf: (saldo: SaldoDoVendedor) => number): string =>
    writeReais(vendedores.reduce((sum, saldo) => sum + centsOf(saldo), 0));
  return (
    `${oQueSePaga(vendedores)} São ${total(({ valorLinhas }) => valorLinhas)} de comissão do mês, e ficam ` +
    `${total(({ aTransportar }) => aTransportar)} a transportar. As vendas, as regras, as linhas e os saldos ficam gravados como estão. ` +
    'Isso não se desfaz; o que mudar depois entra no próximo mês aberto.'
  );
};
