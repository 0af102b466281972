import { IconButton } from '@vidas/ui/button/icon-button';
import { CopyIcon } from '@vidas/ui/icon';
import { Row } from '@vidas/ui/layout/row';
import { toasts } from '@vidas/ui/toast';
import type { ReactNode } from 'react';

/** What a TelefoneComCopia takes. */
export interface TelefoneComCopiaProps {
  /** As it is shown and copied. */
  readonly telefone: string;
  /** Whose it is. */
  readonly nome: string;
  /** The same words with the search match marked. */
  readonly children?: ReactNode;
}

const copy = (telefone: string): void => {
  // `clipboard` is missing on pages that are not served safely.
  const copied = navigator.clipboard
    ? navigator.clipboard.writeText(telefone)
    : Promise.reject(new Error('no clipboard'));
  copied.then(
    () => toasts.success('Telefone copiado!', telefone),
    () => toasts.error('Não foi possível copiar o telefone!', telefone),
  );
};

/** A phone number, and the button that puts it on the clipboard. */
export function TelefoneComCopia({ telefone, nome, children = telefone }: TelefoneComCopiaProps) {
  return (
    <Row gap="xs">
      <span>{children}</span>
      <IconButton
        size="small"
        label={`Copiar o telefone de ${nome}`}
        icon={<CopyIcon />}
        onPress={() => copy(telefone)}
      />
    </Row>
  );
}
