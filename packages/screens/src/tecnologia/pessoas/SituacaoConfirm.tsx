import { useMutation } from '@tanstack/react-query';
import type { Pessoa } from '@vidas/api-client/tecnologia/pessoas';
import { desativaMutation, reativaMutation } from '@vidas/api-client/tecnologia/pessoas-queries';
import { temModuloDeDuas } from '@vidas/api-client/tecnologia/segunda-pessoa-rules';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { AvisoDeSegunda } from './AvisoDeSegunda.tsx';

interface SituacaoConfirmProps {
  readonly pessoa: Pessoa;
  readonly onClose: () => void;
}

/** Asks before a person is let in no longer, or again. */
export function SituacaoConfirm({ pessoa, onClose }: SituacaoConfirmProps) {
  const http = useHttp();
  // The list behind it is read again before the question is gone.
  const [{ login, nome, ativo, modulos }] = useState(pessoa);
  const desativa = useMutation(desativaMutation(http));
  const reativa = useMutation(reativaMutation(http));
  const { mutate, isPending, error } = ativo ? desativa : reativa;
  const confirm = () =>
    mutate(
      { body: { login } },
      {
        onSuccess: ({ message, aguarda }) => {
          toasts.success(
            aguarda ? 'Pedido feito!' : ativo ? 'Pessoa desativada!' : 'Pessoa reativada!',
            message,
          );
          onClose();
        },
      },
    );
  return (
    <Confirm
      question={`${ativo ? 'Desativar' : 'Reativar'} ${nome}?`}
      actionLabel={ativo ? 'Desativar' : 'Reativar'}
      tone={ativo ? 'danger' : 'primary'}
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {ativo
        ? `${login} não entra mais e sai na hora de onde estiver. O que fez fica registrado, e pode ser reativado.`
        : `${login} entra de novo com a senha e os módulos que tinha.`}
      {!ativo && temModuloDeDuas(modulos) && <AvisoDeSegunda />}
    </Confirm>
  );
}
