import { useMutation } from '@tanstack/react-query';
import { descartaRejeitadosMutation } from '@vidas/api-client/cadastro/queries';
import type { RejeitadoSib } from '@vidas/api-client/cadastro/sib';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { nomeDoRejeitado } from './correcaoTexts.ts';

export interface RejeitadosDescartarProps {
  readonly rejeitados: readonly RejeitadoSib[];
  readonly onClose: () => void;
}

/** Asks before rejections are discarded. */
export function RejeitadosDescartar({ rejeitados, onClose }: RejeitadosDescartarProps) {
  const descarta = useMutation(descartaRejeitadosMutation(useHttp()));
  const [first] = rejeitados;
  const what =
    rejeitados.length === 1 && first
      ? `a rejeição de ${nomeDoRejeitado(first)}`
      : `${rejeitados.length.toLocaleString('pt-BR')} rejeições`;
  const discard = () =>
    descarta.mutate(
      rejeitados.map(({ id }) => id),
      {
        onSuccess: ({ message }) => {
          toasts.success(message);
          onClose();
        },
      },
    );
  return (
    <Confirm
      question={`Descartar ${what}?`}
      actionLabel="Descartar"
      isPending={descarta.isPending}
      errorMessage={descarta.error?.message}
      onConfirm={discard}
      onCancel={onClose}
    >
      Sai da lista sem correção, e fica registrado quem descartou e quando. Se a ANS rejeitar de novo, volta à
      lista.
    </Confirm>
  );
}
