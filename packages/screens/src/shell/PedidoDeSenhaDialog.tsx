import { useMutation } from '@tanstack/react-query';
import type { PedidoDeSenha } from '@vidas/api-client/shell/avisos-acesso';
import { respondePedidoMutation } from '@vidas/api-client/shell/avisos-acesso-queries';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { Stack } from '@vidas/ui/layout/stack';
import { Notice } from '@vidas/ui/notice';
import { Text } from '@vidas/ui/text';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../app/services.tsx';
import { writeDayTime } from '../report/periodo.ts';

interface PedidoDeSenhaDialogProps {
  readonly pedido: PedidoDeSenha;
  readonly onClose: () => void;
}

/** Another password that somebody asked for who is signed in: it is theirs to accept or to refuse (OPE-17). */
export function PedidoDeSenhaDialog({ pedido: { id, quem, em, ate }, onClose }: PedidoDeSenhaDialogProps) {
  const { mutate, isPending, error } = useMutation(respondePedidoMutation(useHttp()));
  const responde = (aceita: boolean) =>
    mutate(
      { body: { id, aceita } },
      { onSuccess: ({ message }) => toasts.success(aceita ? 'Senha aceita!' : 'Pedido recusado!', message) },
    );
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
          <Button isDisabled={isPending} onPress={() => responde(true)}>
            Aceitar a outra senha
          </Button>
          <Button tone="primary" isPending={isPending} onPress={() => responde(false)}>
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
        {error && (
          <Notice tone="negative" isLive>
            {error.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
