import { useMutation } from '@tanstack/react-query';
import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento';
import { gerarMutation } from '@vidas/api-client/vendas/fechamento-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { writeMonth } from '../../write/writeMonth.ts';
import { oQueFica } from './oQueFica.ts';

interface GerarConfirmProps {
  readonly mes: PreviaGeral;
  readonly onClose: () => void;
}

/** Asks before a month is closed, saying what is written for ever and its totals. */
export function GerarConfirm({ mes, onClose }: GerarConfirmProps) {
  const gerar = useMutation(gerarMutation(useHttp()));
  const { competencia, vendedores } = mes;
  return (
    <Confirm
      question={`Gerar o fechamento de ${writeMonth(competencia)}?`}
      actionLabel="Gerar fechamento"
      tone="primary"
      isPending={gerar.isPending}
      errorMessage={gerar.error?.message}
      onConfirm={() =>
        gerar.mutate(
          { competencia },
          {
            onSuccess: ({ message }) => {
              toasts.success(message);
              onClose();
            },
          },
        )
      }
      onCancel={onClose}
    >
      {oQueFica(vendedores)}
    </Confirm>
  );
}
