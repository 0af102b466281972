import { writeDay } from '@vidas/api-client/words/day.ts';
import {
  desfazRecebimento,
  type Recebimento,
} from '@vidas/api-client/caixa/baixa-cartao/recebimento.contract.ts';
import {
  linhaDoRecebimento,
  unidadeDaParcela,
} from '@vidas/api-client/caixa/baixa-cartao/recebimento.rules.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { novoPedido } from '../../app/novoPedido.ts';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import { type LinhaVista, writeAto } from '../../write/writeAto.ts';

interface DesfazRecebimentoConfirmProps {
  readonly recebimento: Recebimento;
  readonly onClose: () => void;
}

const linhasDe = (each: Recebimento): LinhaVista[] => [
  { ...linhaDoRecebimento(each), nome: `recebimento de ${writeDay(each.dia)}` },
];

/** Asks before the receipt of a whole day is opened again (CXA-19). */
export function DesfazRecebimentoConfirm({ recebimento, onClose }: DesfazRecebimentoConfirmProps) {
  const { act, isPending, refusal } = useAct(desfazRecebimento);
  const { vistas, linhas, confirmado } = useVistas(recebimento, linhasDe, refusal);
  const [pedido] = useState(novoPedido);
  const confirm = async () => {
    const outcome = await act({ body: { pedido, id: vistas.id, confirmado } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`Desfazer o recebimento de ${writeDay(vistas.dia)}, ${vistas.bandeiraNome}?`}
      actionLabel="Desfazer recebimento"
      cancelLabel="Voltar"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {`${writeAto(linhas, unidadeDaParcela)} As parcelas voltam a em aberto.`}
    </Confirm>
  );
}
