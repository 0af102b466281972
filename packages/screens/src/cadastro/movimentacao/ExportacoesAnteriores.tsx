import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { ExportacoesDialog } from './ExportacoesDialog.tsx';

export interface ExportacoesAnterioresProps {
  /** '' before an insurer is chosen. */
  readonly codCongenere: string;
  /** Name of the insurer. */
  readonly congenere: string;
}

/** Opens the earlier files of the chosen partner insurer. */
export function ExportacoesAnteriores({ codCongenere, congenere }: ExportacoesAnterioresProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isDisabled={codCongenere === ''} onPress={() => setIsOpen(true)}>
        Exportações anteriores
      </Button>
      {isOpen && (
        <ExportacoesDialog
          codCongenere={codCongenere}
          congenere={congenere}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
