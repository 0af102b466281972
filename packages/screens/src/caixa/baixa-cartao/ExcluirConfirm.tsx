import { useMutation } from '@tanstack/react-query';
import type { PagamentoCartao } from '@vidas/api-client/caixa/cartao';
import { excluiMutation } from '@vidas/api-client/caixa/cartao-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { formatCents } from '@vidas/ui/masks/decimal';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { novoPedido } from '../../app/novoPedido.ts';
import { useHttp } from '../../app/services.tsx';

interface ExcluirConfirmProps {
  readonly venda: PagamentoCartao;
  readonly onClose: () => void;
}

/** Asks before a sale is deleted, saying that its bills are open again (CXA-13). */
export function ExcluirConfirm({ venda, onClose }: ExcluirConfirmProps) {
  const exclui = useMutation(excluiMutation(useHttp()));
  const [pedido] = useState(novoPedido);
  // Not the callbacks of `mutate`: the row has left its list before they run.
  const confirm = async () => {
    try {
      const { message } = await exclui.mutateAsync({ params: { id: venda.cartaoId }, body: { pedido } });
      toasts.success(message);
      onClose();
    } catch {
      toasts.error('Não foi possível efetuar a alteração!');
    }
  };
  return (
    <Confirm
      question={`Excluir o pagamento de ${venda.pefNome}?`}
      actionLabel="Excluir"
      isPending={exclui.isPending}
      errorMessage={exclui.error?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      A venda de R$ {formatCents(venda.cartaoValorTotal)}, autorização {venda.cartaoCodigoAutorizacao}, sai
      das listas e dos totais, e as mensalidades que pagou voltam a ficar em aberto. Isso não se desfaz.
    </Confirm>
  );
}
