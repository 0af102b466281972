import type { SaldoDoVendedor } from '@vidas/api-client/vendas/fechamento';
import { formatCents } from '@vidas/ui/masks/decimal';

const reais = (cents: number): string => `R$ ${formatCents(cents)}`;

/** The identity of a seller's month in words (COM-17). */
export const escreveSaldo = ({
  saldoAnterior,
  valorLinhas,
  valorPago,
  aTransportar,
}: SaldoDoVendedor): string =>
  `${reais(saldoAnterior)} de antes + ${reais(valorLinhas)} do mês = ${reais(valorPago)} a pagar + ${reais(aTransportar)} a transportar`;
