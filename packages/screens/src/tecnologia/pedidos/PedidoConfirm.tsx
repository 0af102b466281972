import { writeDayTime } from '@vidas/api-client/words/day.ts';
import {
  aprovaPedidoAcesso,
  type PedidoAcesso,
  recusaPedidoAcesso,
  retiraPedidoAcesso,
} from '@vidas/api-client/tecnologia/pedidos/pedidos.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';

/** Possible acts on a request. */
export type AtoComPedido = PedidoAcesso['pode'][number];

interface PedidoConfirmProps {
  readonly ato: AtoComPedido;
  readonly pedido: PedidoAcesso;
  readonly onClose: () => void;
}

const atos = {
  aprova: { verbo: 'Aprovar', feito: 'Pedido aprovado!', endpoint: aprovaPedidoAcesso },
  recusa: { verbo: 'Recusar', feito: 'Pedido recusado!', endpoint: recusaPedidoAcesso },
  retira: { verbo: 'Retirar', feito: 'Pedido retirado!', endpoint: retiraPedidoAcesso },
} as const;

/** Asks before a request is approved, with immediate effect, or ended without its change. */
export function PedidoConfirm({ ato, pedido, onClose }: PedidoConfirmProps) {
  const { verbo, feito, endpoint } = atos[ato];
  const { act, isPending, refusal } = useAct(endpoint);
  // Fixed, because the list behind is read again before the question closes.
  const [{ id, acao, nome, login, detalhe, quemPediu, pedidoEm, aviso }] = useState(pedido);
  const confirm = async () => {
    const outcome = await act({ body: { id } });
    if (outcome.kind !== 'done') return;
    toasts.success(feito, outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`${verbo} o pedido para ${nome}?`}
      actionLabel={verbo}
      tone={ato === 'aprova' ? 'primary' : 'danger'}
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
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
