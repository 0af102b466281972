import { IconButton } from '@vidas/ui/button/IconButton.tsx';
import { CopyIcon } from '@vidas/ui/icon/icons.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import type { ReactNode } from 'react';
import { copyText } from '../../write/copyText.ts';

export interface LinhaDigitavelProps {
  /** The line as on paper. */
  readonly linha: string;
  /** The same line with the search match marked. */
  readonly children: ReactNode;
}

const words = { copied: 'Linha digitável copiada!', failed: 'Não foi possível copiar a linha digitável!' };

/** Copies the digits of a line. */
export const copiaLinha = (linha: string): void => copyText(linha.replace(/\D/g, ''), words);

/** The linha digitável, and a button that copies only its digits. */
export function LinhaDigitavel({ linha, children }: LinhaDigitavelProps) {
  return (
    <Row gap="xs">
      <span>{children}</span>
      <IconButton
        size="small"
        label="Copiar a linha digitável"
        icon={<CopyIcon />}
        onPress={() => copiaLinha(linha)}
      />
    </Row>
  );
}
