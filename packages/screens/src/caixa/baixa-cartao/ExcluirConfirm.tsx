import { deleteDataCartaoPagamento, type PagamentoCartao } from '@vidas/api-client/caixa/cartao.contract.ts';
import { linhaDaVenda } from '@vidas/api-client/caixa/cartao.rules.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { novoPedido } from '../../app/novoPedido.ts';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import type { LinhaVista } from '../../write/writeAto.ts';

interface ExcluirConfirmProps {
  readonly venda: PagamentoCartao;
  readonly onClose: () => void;
}

const linhasDe = (venda: PagamentoCartao): LinhaVista[] => [{ ...linhaDaVenda(venda), nome: venda.pefNome }];

/** Asks before a sale is deleted, with a note that its bills become open again (CXA-13). */
export function ExcluirConfirm({ venda, onClose }: ExcluirConfirmProps) {
  const { act, isPending, refusal } = useAct(deleteDataCartaoPagamento);
  const { vistas, confirmado } = useVistas(venda, linhasDe, refusal);
  const [pedido] = useState(novoPedido);
  const confirm = async () => {
    const outcome = await act({ params: { id: vistas.cartaoId }, body: { pedido, confirmado } });
    if (outcome.kind !== 'done') {
      toasts.error('Não foi possível efetuar a alteração!');
      return;
    }
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`Excluir o pagamento de ${vistas.pefNome}?`}
      actionLabel="Excluir"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      A venda de R$ {formatCents(vistas.cartaoValorTotal)}, autorização {vistas.cartaoCodigoAutorizacao}, sai
      das listas e dos totais, e as mensalidades que pagou voltam a ficar em aberto. Isso não se desfaz.
    </Confirm>
  );
}
