import { voltaPix } from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import type { PixDialogProps } from './DeixaPixDialog.tsx';

/** Asks before a PIX credit that was left out waits again (CBR-34). */
export function VoltaPixConfirm({
  pix: { extratoId: extrato, linha, motivo, valor },
  onClose,
}: PixDialogProps) {
  const { act, isPending, refusal } = useAct(voltaPix);
  const send = async () => {
    const outcome = await act({ body: { extrato, linha } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`Voltar a esperar o PIX de R$ ${formatCents(valor)}?`}
      actionLabel="Voltar a esperar"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      Ficou fora da cobrança: {motivo}
    </Confirm>
  );
}
