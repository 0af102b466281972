import { useMutation } from '@tanstack/react-query';
import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento';
import { gerarMutation } from '@vidas/api-client/vendas/fechamento-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { useVistas } from '../../app/useVistas.ts';
import { writeMonth } from '../../write/writeMonth.ts';
import { linhasDoMes, oQueFica } from './oQueFica.ts';

interface GerarConfirmProps {
  readonly mes: PreviaGeral;
  readonly onClose: () => void;
}

/** Asks before a month is closed, saying what is written for ever, with its totals and the largest; it closes just that (REL-46). */
export function GerarConfirm({ mes, onClose }: GerarConfirmProps) {
  const gerar = useMutation(gerarMutation(useHttp()));
  const { competencia } = mes;
  const { vistas, confirmado } = useVistas(mes.vendedores, linhasDoMes, gerar.error);
  return (
    <Confirm
      question={`Gerar o fechamento de ${writeMonth(competencia)}?`}
      actionLabel="Gerar fechamento"
      tone="primary"
      isPending={gerar.isPending}
      errorMessage={gerar.error?.message}
      onConfirm={() =>
        gerar.mutate(
          { competencia, confirmado },
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
      {oQueFica(vistas)}
    </Confirm>
  );
}
