import { useMutation } from '@tanstack/react-query';
import { descartaMutation } from '@vidas/api-client/tecnologia/carga-de-dados-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';

interface DescartaConfirmProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before a delivery that was not applied is discarded. */
export function DescartaConfirm({ id, onClose }: DescartaConfirmProps) {
  const { mutate, isPending, error } = useMutation(descartaMutation(useHttp()));
  const confirm = () =>
    mutate(id, {
      onSuccess: ({ message }) => {
        toasts.success(message);
        onClose();
      },
    });
  return (
    <Confirm
      question={`Descartar a entrega ${id}?`}
      actionLabel="Descartar"
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Os arquivos e os problemas dela saem do servidor, e ela não pode mais ser aplicada. Nada muda nas
      tabelas. A entrega fica na lista, com o seu nome.
    </Confirm>
  );
}
