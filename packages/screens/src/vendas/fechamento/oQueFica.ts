import { writeReais } from '@vidas/api-client/words/money.ts';
import {
  linhaDoMes,
  type SaldoDoVendedor,
  unidadeDoMes,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { type LinhaVista, writeAto } from '../../write/writeAto.ts';

/** Lines of a month's sellers in the question before closing or payment. */
export const linhasDoMes = (vendedores: readonly SaldoDoVendedor[]): LinhaVista[] =>
  vendedores.map((saldo) => ({ ...linhaDoMes(saldo), nome: saldo.nomeVendedor }));

/** Payment of a month in words, with its largest part. */
export const oQueSePaga = (vendedores: readonly SaldoDoVendedor[]): string =>
  writeAto(linhasDoMes(vendedores), unidadeDoMes);

/** Content that a closing fixes for ever, with its totals. */
export const oQueFica = (vendedores: readonly SaldoDoVendedor[]): string => {
  const total = (centsOf: (saldo: SaldoDoVendedor) => number): string =>
    writeReais(vendedores.reduce((sum, saldo) => sum + centsOf(saldo), 0));
  return (
    `${oQueSePaga(vendedores)} São ${total(({ valorLinhas }) => valorLinhas)} de comissão do mês, e ficam ` +
    `${total(({ aTransportar }) => aTransportar)} a transportar. As vendas, as regras, as linhas e os saldos ficam gravados como estão. ` +
    'Isso não se desfaz; o que mudar depois entra no próximo mês aberto.'
  );
};
