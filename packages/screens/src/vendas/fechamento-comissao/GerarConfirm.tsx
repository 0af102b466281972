import { useMutation } from '@tanstack/react-query';
import type { PreviaGeral, SaldoDoVendedor } from '@vidas/api-client/vendas/fechamento';
import { gerarMutation } from '@vidas/api-client/vendas/fechamento-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { counted } from '../../write/counted.ts';
import { writeMonth } from '../../write/writeMonth.ts';
import { writeReais } from '../../write/writeReais.ts';

interface GerarConfirmProps {
  readonly mes: PreviaGeral;
  readonly onClose: () => void;
}

/** Asks before a month is closed, saying what is written for ever and its totals. */
export function GerarConfirm({ mes, onClose }: GerarConfirmProps) {
  const gerar = useMutation(gerarMutation(useHttp()));
  const { competencia, vendedores } = mes;
  const total = (centsOf: (saldo: SaldoDoVendedor) => number): string =>
    writeReais(vendedores.reduce((sum, saldo) => sum + centsOf(saldo), 0));
  return (
    <Confirm
      question={`Gerar o fechamento de ${writeMonth(competencia)}?`}
      actionLabel="Gerar fechamento"
      tone="primary"
      isPending={gerar.isPending}
      errorMessage={gerar.error?.message}
      onConfirm={() =>
        gerar.mutate(competencia, {
          onSuccess: ({ message }) => {
            toasts.success(message);
            onClose();
          },
        })
      }
      onCancel={onClose}
    >
      As vendas, as regras, as linhas e os saldos de {counted(vendedores.length, 'vendedor', 'vendedores')}{' '}
      ficam gravados como estão: {total(({ valorLinhas }) => valorLinhas)} de comissão,{' '}
      {total(({ valorPago }) => valorPago)} a pagar e {total(({ aTransportar }) => aTransportar)} a
      transportar. Isso não se desfaz; o que mudar depois entra no próximo mês aberto.
    </Confirm>
  );
}
