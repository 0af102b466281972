import type { Nip } from '@vidas/api-client/juridico/nip/nips.report.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { NipDrawer } from './NipDrawer.tsx';

/** Opens a NIP with its texts and acts. */
export function NipAct({ row: { id, demanda } }: { readonly row: Nip }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Abrir a NIP ${demanda}`} onPress={() => setOpen(true)}>
        Abrir
      </Button>
      {isOpen && <NipDrawer id={id ?? 0} demanda={demanda ?? ''} onClose={() => setOpen(false)} />}
    </>
  );
}
