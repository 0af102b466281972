import { useMutation } from '@tanstack/react-query';
import { desfazMutation } from '@vidas/api-client/tecnologia/carga-de-dados-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';

interface DesfazConfirmProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before the newest applied delivery is taken back (CAR-10). */
export function DesfazConfirm({ id, onClose }: DesfazConfirmProps) {
  const { mutate, isPending, error } = useMutation(desfazMutation(useHttp()));
  const confirm = () =>
    mutate(id, {
      onSuccess: ({ message }) => {
        toasts.success(message);
        onClose();
      },
    });
  return (
    <Confirm
      question={`Desfazer a entrega ${id}?`}
      actionLabel="Desfazer"
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Os registros que ela mudou voltam ao que eram, e os que ela trouxe saem. O que alguém mudou depois, e o
      que serve a algo feito aqui, fica como está.
    </Confirm>
  );
}
