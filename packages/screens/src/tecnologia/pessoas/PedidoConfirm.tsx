import { useMutation } from '@tanstack/react-query';
import type { PedidoAcesso } from '@vidas/api-client/tecnologia/pedidos';
import { aprovaMutation, recusaMutation, retiraMutation } from '@vidas/api-client/tecnologia/pedidos-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { Stack } from '@vidas/ui/layout/stack';
import { Notice } from '@vidas/ui/notice';
import { Text } from '@vidas/ui/text';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { writeDayTime } from '../../report/periodo.ts';

/** What may be done with a request. */
export type AtoComPedido = PedidoAcesso['pode'][number];

interface PedidoConfirmProps {
  readonly ato: AtoComPedido;
  readonly pedido: PedidoAcesso;
  readonly onClose: () => void;
}

const atos = {
  aprova: { verbo: 'Aprovar', feito: 'Pedido aprovado!', mutation: aprovaMutation },
  recusa: { verbo: 'Recusar', feito: 'Pedido recusado!', mutation: recusaMutation },
  retira: { verbo: 'Retirar', feito: 'Pedido retirado!', mutation: retiraMutation },
} as const;

/** Asks before a request is approved, which does it at once, or ended without its change. */
export function PedidoConfirm({ ato, pedido, onClose }: PedidoConfirmProps) {
  const { verbo, feito, mutation } = atos[ato];
  const { mutate, isPending, error } = useMutation(mutation(useHttp()));
  // The list behind it is read again before the question is gone.
  const [{ id, acao, nome, login, detalhe, quemPediu, pedidoEm, aviso }] = useState(pedido);
  const confirm = () =>
    mutate(
      { body: { id } },
      {
        onSuccess: ({ message }) => {
          toasts.success(feito, message);
          onClose();
        },
      },
    );
  return (
    <Confirm
      question={`${verbo} o pedido para ${nome}?`}
      actionLabel={verbo}
      tone={ato === 'aprova' ? 'primary' : 'danger'}
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap="m">
        <Text>{`${acao}, ${login}${detalhe ? `: ${detalhe}` : ''}. Pedido de ${quemPediu} em ${writeDayTime(pedidoEm)}.`}</Text>
        <Text>
          {ato === 'aprova'
            ? 'A mudança vale na hora, e a pessoa é avisada de quem pediu e de quem aprovou.'
            : 'Nada muda. O pedido fica na lista, com o seu nome.'}
        </Text>
        {ato === 'aprova' && aviso && <Notice tone="caution">{aviso}</Notice>}
      </Stack>
    </Confirm>
  );
}
