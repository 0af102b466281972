import { writeDayTime } from '@vidas/api-client/words/day.ts';
import {
  getAvisosAcesso,
  type PedidoDeSenha,
  respondePedidoSenha,
} from '@vidas/api-client/shell/avisosAcesso.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../app/useAct.ts';

interface PedidoDeSenhaDialogProps {
  readonly pedido: PedidoDeSenha;
  readonly onClose: () => void;
}

/** Another person's request for a new password: the signed-in person accepts or refuses it (OPE-17). */
export function PedidoDeSenhaDialog({ pedido: { id, quem, em, ate }, onClose }: PedidoDeSenhaDialogProps) {
  const { act, isPending, refusal } = useAct(respondePedidoSenha, { rereads: [getAvisosAcesso] });
  const responde = async (aceita: boolean) => {
    const outcome = await act({ body: { id, aceita } });
    if (outcome.kind === 'done')
      toasts.success(aceita ? 'Senha aceita!' : 'Pedido recusado!', outcome.reply.message);
  };
  return (
    <Dialog
      title="Pediram outra senha para você"
      role="alertdialog"
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            Decidir depois
          </Button>
          <Button isDisabled={isPending} onPress={() => void responde(true)}>
            Aceitar a outra senha
          </Button>
          <Button tone="primary" isPending={isPending} onPress={() => void responde(false)}>
            Recusar
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Text>{`${quem} pediu em ${writeDayTime(em)} que a sua senha seja trocada. Nada mudou ainda.`}</Text>
        <Text>
          {`Se você não pediu isto, recuse. Se aceitar, a sua sessão termina, e você entra com a senha que ${quem} lhe entregar e escolhe a sua. Até ${writeDayTime(ate)} outra pessoa de Tecnologia também pode aprovar; depois o pedido acaba.`}
        </Text>
        {refusal && (
          <Notice tone="negative" isLive>
            {refusal.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
