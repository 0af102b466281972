import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import {
  linhaDoMes,
  linhaSemRegra,
  unidadeDoMes,
  unidadeSemRegra,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import type { Saldo } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';

/** Refuses a month whose sellers or amounts differ from the confirmed ones (REL-46). */
export const exigeMesConfirmado = (visto: Confirmado | undefined, saldos: readonly Saldo[]): void =>
  exigeConfirmado(
    visto,
    saldos.map((saldo) =>
      linhaDoMes({
        codigoVendedor: saldo.vendedor,
        valorLinhas: saldo.linhasCents,
        valorPago: saldo.pagoCents,
        aTransportar: saldo.transportarCents,
      }),
    ),
    unidadeDoMes,
  );

/** Refuses when the sales that only a rule would pay differ from those on show (COM-47). */
export const exigeSemRegraVistas = (
  visto: Confirmado | undefined,
  semRegra: readonly { venda: string; referencia: string }[],
): void =>
  exigeConfirmado(
    visto,
    semRegra.map(({ venda, referencia }) => linhaSemRegra({ codigoVenda: venda, referencia })),
    unidadeSemRegra,
  );
