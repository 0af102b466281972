import { useMutation } from '@tanstack/react-query';
import { tiraMutation } from '@vidas/api-client/tecnologia/carga-de-dados-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';

const atos = {
  descarta: {
    verbo: 'Descartar',
    efeito:
      'Os arquivos e os problemas dela saem do servidor, e ela não pode mais ser aplicada. Nada muda nas tabelas. A entrega fica na lista, com o seu nome.',
  },
  desfaz: {
    verbo: 'Desfazer',
    efeito:
      'Os registros que ela mudou voltam ao que eram, e os que ela trouxe saem. O que alguém mudou depois, e o que serve a algo feito aqui, fica como está.',
  },
} as const;

interface EntregaConfirmProps {
  readonly id: string;
  readonly ato: keyof typeof atos;
  readonly onClose: () => void;
}

/** Asks before a delivery is discarded (CAR-28), or the newest applied one is taken back (CAR-10). */
export function EntregaConfirm({ id, ato, onClose }: EntregaConfirmProps) {
  const { verbo, efeito } = atos[ato];
  const { mutate, isPending, error } = useMutation(tiraMutation(useHttp(), ato));
  const confirm = () =>
    mutate(id, {
      onSuccess: ({ message }) => {
        toasts.success(message);
        onClose();
      },
    });
  return (
    <Confirm
      question={`${verbo} a entrega ${id}?`}
      actionLabel={verbo}
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {efeito}
    </Confirm>
  );
}
