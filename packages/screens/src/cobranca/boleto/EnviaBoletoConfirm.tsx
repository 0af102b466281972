import { type Boleto, enviaBoleto, pedeReenvio } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { dizFormaPedida } from '../../app/papel/FormaPedida.tsx';
import { useAct } from '../../app/useAct.ts';

export interface EnviaBoletoConfirmProps {
  readonly boleto: Boleto;
  readonly onClose: () => void;
}

const hour = (iso: string): string =>
  `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)} ${iso.slice(11, 16)}`;

/** Asks before a bill is sent by e-mail; the same address gets it again only on request (COB-11). */
export function EnviaBoletoConfirm({ boleto, onClose }: EnviaBoletoConfirmProps) {
  const { act, isPending, refusal } = useAct(enviaBoleto);
  const { nome, email, enviadoEm, enviadoPara, matricula, nossoNumero } = boleto;
  const wasSent = Boolean(enviadoEm) && enviadoPara?.toLowerCase() === email?.trim().toLowerCase();
  const isAgain = wasSent || pedeReenvio(refusal);
  const send = async () => {
    const outcome = await act({
      body: {
        matricula,
        nossoNumero,
        name: nome,
        email: email ?? '',
        ...(isAgain ? { reenviar: true } : {}),
      },
    });
    if (outcome.kind !== 'done') return;
    const { isRepetido = false, message } = outcome.reply;
    if (isRepetido) toasts.info(message);
    else toasts.success('Boleto enviado com sucesso!', email ?? undefined);
    onClose();
  };
  return (
    <Confirm
      question={`Enviar o boleto para ${email ?? ''}?`}
      actionLabel={isAgain ? 'Enviar de novo' : 'Enviar e-mail'}
      tone="primary"
      isPending={isPending}
      errorMessage={refusal ? `Erro ao enviar o e-mail! ${refusal.message}` : undefined}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      {`${
        wasSent && enviadoEm
          ? `Este boleto já foi enviado para o mesmo e-mail em ${hour(enviadoEm)}.`
          : `${nome} recebe o PDF em anexo, que abre com os 5 primeiros caracteres do CPF/CNPJ.`
      }${dizFormaPedida(boleto)}`}
    </Confirm>
  );
}
