import type { BoletoDoPagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { copyText } from '../../write/copyText.ts';

interface MensagemDialogProps {
  readonly boleto: BoletoDoPagador;
  readonly onClose: () => void;
}

const words = { copied: 'Mensagem copiada!', failed: 'Não foi possível copiar a mensagem!', isSecret: true };

/** Text about a bill to paste into any messenger; nothing is sent or recorded (COB-35). */
export function MensagemDialog({ boleto: { mensagem }, onClose }: MensagemDialogProps) {
  const text = mensagem ?? '';
  return (
    <Dialog
      title="Mensagem para copiar"
      onClose={onClose}
      footer={
        <Row justify="end">
          <CloseButton>Fechar</CloseButton>
          <Button tone="primary" onPress={() => copyText(text, words)}>
            Copiar
          </Button>
        </Row>
      }
    >
      <Text>{text}</Text>
      <Text tone="muted" size="table">
        Só o texto se copia: nada é enviado, e isto não é um aviso de inadimplência.
      </Text>
    </Dialog>
  );
}
