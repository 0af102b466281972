import { writeDay } from '@vidas/api-client/words/day.ts';
import { confirmaRecebimento } from '@vidas/api-client/caixa/baixa-cartao/recebimento.contract.ts';
import { linhaDaParcela, unidadeDaParcela } from '@vidas/api-client/caixa/baixa-cartao/recebimento.rules.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { novoPedido } from '../../app/novoPedido.ts';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import { type LinhaVista, writeAto } from '../../write/writeAto.ts';
import type { ParcelaAberta } from '../cartaoColumns.tsx';

interface RecebeDiaConfirmProps {
  readonly dia: string;
  /** Null for all brands. */
  readonly bandeira: { readonly id: string; readonly nome: string } | null;
  readonly parcelas: readonly ParcelaAberta[];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const linhasDe = (parcelas: readonly ParcelaAberta[]): LinhaVista[] =>
  parcelas.map((each) => ({ ...linhaDaParcela(each), nome: each.venda.pefNome }));

/**
 * Asks before the installments of a day are received together; exactly those are received, or none (CXA-19, REL-46).
 */
export function RecebeDiaConfirm({ dia, bandeira, parcelas, onDone, onCancel }: RecebeDiaConfirmProps) {
  const { act, isPending, refusal } = useAct(confirmaRecebimento);
  const { vistas, linhas, confirmado } = useVistas(parcelas, linhasDe, refusal);
  const [pedidos] = useState(() => new Map<string, string>());
  const liquido = vistas.reduce((sum, each) => sum + each.mensalidadeValorLiquido, 0);
  const confirm = async () => {
    // Another choice is another request; after a lost answer the same request is repeated (CXA-8).
    const pedido = pedidos.get(confirmado.resumo) ?? novoPedido();
    pedidos.set(confirmado.resumo, pedido);
    const outcome = await act({ body: { pedido, dia, bandeiraId: bandeira?.id ?? null, confirmado } });
    if (outcome.kind !== 'done') return;
    toasts.success('Recebimento confirmado!', outcome.reply.message);
    onDone();
  };
  return (
    <Confirm
      question={`Confirmar o recebimento das parcelas de ${writeDay(dia)}${bandeira ? `, ${bandeira.nome}` : ''}?`}
      actionLabel="Confirmar recebimento"
      cancelLabel="Voltar"
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <Stack gap="s">
        <Text>{writeAto(linhas, unidadeDaParcela)}</Text>
        <Text>Líquido da tarifa: R$ {formatCents(liquido)}. Um gerente pode desfazer.</Text>
      </Stack>
    </Confirm>
  );
}
