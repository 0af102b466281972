import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { CartasDeAvisoDialog } from './CartasDeAvisoDialog.tsx';
import { RegistraAvisoDialog } from './RegistraAvisoDialog.tsx';
import { useDossie } from './useDossie.ts';

/** Opens letters to chosen holders; for the holder on show, a notice made outside and the dossier. */
export function AvisoTools({ asked }: { readonly asked: Asked | null }) {
  const [open, setOpen] = useState<'cartas' | 'registro' | null>(null);
  const { baixa, isPending } = useDossie();
  const close = () => setOpen(null);
  const matricula = asked?.params['matricula'];
  return (
    <>
      <Button onPress={() => setOpen('cartas')}>Fazer cartas</Button>
      <Button isDisabled={matricula === undefined} onPress={() => setOpen('registro')}>
        Registrar aviso
      </Button>
      <Button
        isDisabled={matricula === undefined}
        isPending={isPending}
        onPress={() => matricula !== undefined && void baixa(matricula)}
      >
        Dossiê
      </Button>
      {open === 'cartas' && <CartasDeAvisoDialog matricula={matricula ?? ''} onClose={close} />}
      {open === 'registro' && matricula !== undefined && (
        <RegistraAvisoDialog matricula={matricula} onClose={close} />
      )}
    </>
  );
}
