import { IconButton } from '@vidas/ui/button/IconButton.tsx';
import { CopyIcon } from '@vidas/ui/icon/icons.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import type { ReactNode } from 'react';
import { copyText } from '../write/copyText.ts';

export interface TelefoneComCopiaProps {
  /** The number on screen and on the clipboard. */
  readonly telefone: string;
  /** Name of its owner. */
  readonly nome: string;
  /** The same number with the search match marked. */
  readonly children?: ReactNode;
}

const words = { copied: 'Telefone copiado!', failed: 'Não foi possível copiar o telefone!' };

/** A phone number, and the button that puts it on the clipboard. */
export function TelefoneComCopia({ telefone, nome, children = telefone }: TelefoneComCopiaProps) {
  return (
    <Row gap="xs">
      <span>{children}</span>
      <IconButton
        size="small"
        label={`Copiar o telefone de ${nome}`}
        icon={<CopyIcon />}
        onPress={() => copyText(telefone, words)}
      />
    </Row>
  );
}
