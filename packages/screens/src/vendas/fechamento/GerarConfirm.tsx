import { writeMonth } from '@vidas/api-client/words/day.ts';
import {
  gerarFechamento,
  type PreviaGeral,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import { linhasDoMes, oQueFica } from './oQueFica.ts';
import { relidas } from './relidas.ts';

interface GerarConfirmProps {
  readonly mes: PreviaGeral;
  readonly onClose: () => void;
}

/**
 * Asks before a month is closed, with totals and largest amount, because a closing is final. Closes exactly these amounts (REL-46).
 */
export function GerarConfirm({ mes, onClose }: GerarConfirmProps) {
  const { act, isPending, refusal } = useAct(gerarFechamento, { rereads: relidas });
  const { competencia } = mes;
  const { vistas, confirmado } = useVistas(mes.vendedores, linhasDoMes, refusal);
  const confirm = async () => {
    const outcome = await act({ body: { competencia, confirmado } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`Gerar o fechamento de ${writeMonth(competencia)}?`}
      actionLabel="Gerar fechamento"
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {oQueFica(vistas)}
    </Confirm>
  );
}
