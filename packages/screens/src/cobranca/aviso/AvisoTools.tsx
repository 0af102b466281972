import { getDossie } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { CartasDeAvisoDialog } from './CartasDeAvisoDialog.tsx';
import { RegistraAvisoDialog } from './RegistraAvisoDialog.tsx';

/** Letters to chosen holders; a notice made outside and the dossier of the holder on show. */
export function AvisoTools({ asked }: { readonly asked: Asked | null }) {
  const [open, setOpen] = useState<'cartas' | 'registro' | null>(null);
  const { act, isPending } = useAct(getDossie, { rereads: [], failed: 'O dossiê não foi feito!' });
  const close = () => setOpen(null);
  const matricula = asked?.params['matricula'];
  const dossie = async () => {
    if (matricula === undefined) return;
    const outcome = await act({ body: { matricula } });
    if (outcome.kind !== 'done') return;
    const { nome, conteudo } = outcome.reply;
    saveFile(new Blob([bytesOf(conteudo)], { type: 'application/pdf' }), nome);
  };
  return (
    <>
      <Button onPress={() => setOpen('cartas')}>Fazer cartas</Button>
      <Button isDisabled={matricula === undefined} onPress={() => setOpen('registro')}>
        Registrar aviso
      </Button>
      <Button isDisabled={matricula === undefined} isPending={isPending} onPress={() => void dossie()}>
        Dossiê
      </Button>
      {open === 'cartas' && <CartasDeAvisoDialog matricula={matricula ?? ''} onClose={close} />}
      {open === 'registro' && matricula !== undefined && (
        <RegistraAvisoDialog matricula={matricula} onClose={close} />
      )}
    </>
  );
}
