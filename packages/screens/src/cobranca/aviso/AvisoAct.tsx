import type { Aviso } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { AvisoDrawer } from './AvisoDrawer.tsx';

/** Opens a notice with its text and proofs. */
export function AvisoAct({ row }: { readonly row: Aviso }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={`Abrir o aviso nº ${row.id}, de ${writeDay(row.enviadoEm)}`}
        onPress={() => setOpen(true)}
      >
        Abrir
      </Button>
      {isOpen && <AvisoDrawer id={row.id} onClose={() => setOpen(false)} />}
    </>
  );
}
