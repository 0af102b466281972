import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Mono } from '@vidas/ui/text/Mono.tsx';
import { copyText } from '../../write/copyText.ts';

/** The server's answer about a new password; `senha` is null for a typed one. */
export interface Gravado {
  readonly message: string;
  readonly senha: string | null;
  /** True when nothing has changed yet: the change waits for a second person. */
  readonly aguarda: boolean;
}

interface SenhaSorteadaProps {
  readonly message: string;
  readonly senha: string;
  readonly aguarda: boolean;
  readonly onClose: () => void;
}

const words = {
  copied: 'Senha copiada!',
  failed: 'Não foi possível copiar: selecione a senha e copie-a.',
  isSecret: true,
} as const;

/** A drawn password, shown this once. Only its button closes it, so that no slip loses it. */
export function SenhaSorteada({ message, senha, aguarda, onClose }: SenhaSorteadaProps) {
  return (
    <Dialog
      title="Senha sorteada"
      size="small"
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => copyText(senha, words)}>Copiar</Button>
          <Button tone="primary" onPress={onClose}>
            Já anotei
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Text>{message}</Text>
        <Mono size="secret">{senha}</Mono>
        <Text tone="muted">
          {aguarda
            ? 'Anote-a agora: ela não aparece de novo, e só abre depois que o pedido for aprovado.'
            : 'Entregue-a à pessoa agora: ela não aparece de novo. Se for perdida, use Senha outra vez.'}
        </Text>
      </Stack>
    </Dialog>
  );
}
