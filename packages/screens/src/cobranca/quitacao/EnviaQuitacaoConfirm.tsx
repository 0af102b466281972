import { useMutation } from '@tanstack/react-query';
import { pedeReenvio } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import {
  enviaQuitacaoMutation,
  type UmaQuitacao,
} from '@vidas/api-client/cobranca/quitacao/quitacao.queries.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';

interface EnviaQuitacaoConfirmProps {
  readonly quitacao: UmaQuitacao;
  readonly nome: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks before an annual discharge is sent by e-mail, and once more when it was sent before (COB-11). */
export function EnviaQuitacaoConfirm({ quitacao, nome, email, onClose }: EnviaQuitacaoConfirmProps) {
  const { matricula, ano } = quitacao;
  const { mutate, error, isPending } = useMutation(enviaQuitacaoMutation(useHttp()));
  const [jaSaiu, setJaSaiu] = useState<string | null>(null);
  const reenviar = jaSaiu !== null || pedeReenvio(error);
  const send = () =>
    mutate(
      { matricula, ano, email, reenviar },
      {
        onSuccess: (reply) => {
          if (reply.isRepetido) return setJaSaiu(reply.message);
          toasts.success(reply.message, email);
          onClose();
        },
      },
    );
  return (
    <Confirm
      question={`Enviar a quitação de ${ano} para ${email}?`}
      actionLabel={reenviar ? 'Enviar de novo' : 'Enviar e-mail'}
      tone="primary"
      errorMessage={error === null ? undefined : `A quitação não foi enviada! ${error.message}`}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={send}
    >
      {jaSaiu ?? `${nome}, ${ano}. O PDF abre com os 5 primeiros dígitos do CPF do titular.`}
    </Confirm>
  );
}
