import { useMutation } from '@tanstack/react-query';
import type { Boleto } from '@vidas/api-client/cobranca/boleto';
import { enviaBoletoMutation } from '@vidas/api-client/cobranca/boleto-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';

export interface EnviaBoletoConfirmProps {
  readonly boleto: Boleto;
  readonly onClose: () => void;
}

const hour = (iso: string): string =>
  `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)} ${iso.slice(11, 16)}`;

/** Asks before a bill is sent by e-mail; one sent to this address before is sent again only on request (COB-11). */
export function EnviaBoletoConfirm({ boleto, onClose }: EnviaBoletoConfirmProps) {
  const send = useMutation(enviaBoletoMutation(useHttp()));
  const { nome, email, enviadoEm, enviadoPara } = boleto;
  const isAgain = Boolean(enviadoEm) && enviadoPara?.toLowerCase() === email?.trim().toLowerCase();
  return (
    <Confirm
      question={`Enviar o boleto para ${email ?? ''}?`}
      actionLabel={isAgain ? 'Enviar de novo' : 'Enviar Email'}
      tone="primary"
      isPending={send.isPending}
      errorMessage={send.error ? `Erro ao enviar o email! ${send.error.message}` : undefined}
      onConfirm={() =>
        send.mutate(
          { boleto, reenviar: isAgain },
          {
            onSuccess: ({ isRepetido = false, message }) => {
              if (isRepetido) toasts.info(message);
              else toasts.success('Boleto enviado com sucesso!', email ?? undefined);
              onClose();
            },
          },
        )
      }
      onCancel={onClose}
    >
      {isAgain && enviadoEm
        ? `Este boleto já foi enviado para o mesmo e-mail em ${hour(enviadoEm)}.`
        : `${nome} recebe o PDF em anexo, que abre com os 5 primeiros dígitos do CPF/CNPJ.`}
    </Confirm>
  );
}
