import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { registraNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import type { Natureza } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { CamposDaNip } from './CamposDaNip.tsx';
import { camposDigitados } from './nipDigitada.ts';

const schema = z.object(camposDigitados);
const vazio = {
  demanda: '',
  matricula: '',
  natureza: '' as Natureza,
  assunto: '',
  demandaTexto: '',
  protocolo: '',
  motivo: '',
};

/** Opens the form of a new NIP. */
export function RegistraNip() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" onPress={() => setOpen(true)}>
        Registrar NIP
      </Button>
      {isOpen && <RegistraNipDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Form of a NIP from ANS; its terms run from the day of the notification (PRA-5). */
function RegistraNipDialog({ onClose }: { readonly onClose: () => void }) {
  const { act } = useAct(registraNip);
  const { today } = useOperatorClock();
  const form = useServerForm({
    schema,
    defaultValues: { ...vazio, notificadaEm: today() },
    onSubmit: async ({ motivo: _, ...body }) => {
      toasts.success(replyOf(await act({ body })).message);
      onClose();
    },
  });
  return (
    <FormDialog title="Registrar NIP" size="medium" form={form} actionLabel="Registrar NIP" onClose={onClose}>
      <CamposDaNip form={form} />
    </FormDialog>
  );
}
