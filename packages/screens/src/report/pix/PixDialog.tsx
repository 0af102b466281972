import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { PixCodigo, type DoPix } from './PixCodigo.tsx';

interface PixDialogProps extends DoPix {
  readonly title: string;
  readonly onClose: () => void;
}

/** The PIX code of one bill (CTA-13). */
export function PixDialog({ title, titulos, total, onClose }: PixDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Row justify="end">
          <CloseButton>Fechar</CloseButton>
        </Row>
      }
    >
      <PixCodigo titulos={titulos} total={total} />
    </Dialog>
  );
}
