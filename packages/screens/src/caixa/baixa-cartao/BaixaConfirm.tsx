import { writeDay } from '@vidas/api-client/words/day.ts';
import { useMutation } from '@tanstack/react-query';
import type { PagamentoCartao, Parcela } from '@vidas/api-client/caixa/cartao.contract.ts';
import { baixaMutation } from '@vidas/api-client/caixa/cartao.queries.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { novoPedido } from '../../app/novoPedido.ts';
import { useHttp } from '../../app/services.tsx';

/** An installment of a sale, fixed at the opening of the dialog. */
export interface DaParcela {
  readonly venda: PagamentoCartao;
  readonly parcela: Parcela;
  readonly onClose: () => void;
}

/** Asks before an installment is received, or opened again. The answer tells when another cashier was first (CXA-11). */
export function BaixaConfirm({ venda, parcela, onClose }: DaParcela) {
  const baixa = useMutation(baixaMutation(useHttp()));
  const [pedido] = useState(novoPedido);
  // Fixed, because the lists are read again behind the dialog.
  const [{ mensalidadeId, mensalidadeStatus, mensalidadeNumeroParcela, mensalidadeValor, dataPrevista }] =
    useState(parcela);
  const which = `parcela ${mensalidadeNumeroParcela} de ${venda.pefNome}`;
  const isOpen = mensalidadeStatus === 'Aberto';
  // Not the callbacks of `mutate`: the row may have left its list before they run.
  const confirm = async () => {
    try {
      const { alterado, message } = await baixa.mutateAsync({
        params: { id: mensalidadeId },
        body: { pedido, mensalidadeStatus },
      });
      if (alterado) toasts.success(message);
      else toasts.warning(message);
      onClose();
    } catch {
      toasts.error('Erro de alteração!', 'Não foi possível alterar o status!');
    }
  };
  return (
    <Confirm
      question={isOpen ? `Confirmar o recebimento da ${which}?` : `Reabrir a ${which}?`}
      actionLabel={isOpen ? 'Confirmar recebimento' : 'Reabrir a parcela'}
      cancelLabel="Voltar"
      tone={isOpen ? 'primary' : 'danger'}
      isPending={baixa.isPending}
      errorMessage={baixa.error?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Parcela {mensalidadeNumeroParcela} de {venda.cartaoQtdParcela} de {venda.pefNome}: R${' '}
      {formatCents(mensalidadeValor)}, prevista para {writeDay(dataPrevista)}.
    </Confirm>
  );
}
