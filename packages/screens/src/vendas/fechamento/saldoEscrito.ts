import { writeReais } from '@vidas/api-client/words/money.ts';
import type { SaldoDoVendedor } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';

/** The equation of a seller's month in words (COM-17). */
export const escreveSaldo = ({
  saldoAnterior,
  valorLinhas,
  valorPago,
  aTransportar,
}: SaldoDoVendedor): string =>
  `${writeReais(saldoAnterior)} de antes + ${writeReais(valorLinhas)} do mês = ${writeReais(valorPago)} a pagar + ${writeReais(aTransportar)} a transportar`;
