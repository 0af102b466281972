import { useMutation } from '@tanstack/react-query';
import { pedeReenvio } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import {
  type DeclaracaoBuscada,
  enviaDeclaracaoMutation,
} from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.queries.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { dizFormaPedida } from '../../app/papel/FormaPedida.tsx';
import { useHttp } from '../../app/services.tsx';

export interface EnviaDeclaracaoConfirmProps {
  readonly declaracao: DeclaracaoBuscada;
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks before a declaration is sent by e-mail, and once more when it was sent before (COB-11). */
export function EnviaDeclaracaoConfirm({ declaracao, email, onClose }: EnviaDeclaracaoConfirmProps) {
  const send = useMutation(enviaDeclaracaoMutation(useHttp()));
  const [before, setBefore] = useState<string | null>(null);
  const isAgain = before !== null || pedeReenvio(send.error);
  return (
    <Confirm
      question={`Enviar a declaração para ${email}?`}
      actionLabel={isAgain ? 'Enviar de novo' : 'Enviar e-mail'}
      tone="primary"
      isPending={send.isPending}
      errorMessage={send.error ? `Erro ao enviar o e-mail! ${send.error.message}` : undefined}
      onConfirm={() =>
        send.mutate(
          { declaracao, email, reenviar: isAgain },
          {
            onSuccess: ({ isRepetido = false, message }) => {
              if (isRepetido) return setBefore(message);
              toasts.success('Declaração enviada com sucesso!', email);
              onClose();
            },
          },
        )
      }
      onCancel={onClose}
    >
      {before ??
        `${declaracao.nome}, declaração ${declaracao.idDeclaracao}. O PDF abre com os 5 primeiros dígitos do CPF do titular.${dizFormaPedida(declaracao)}`}
    </Confirm>
  );
}
