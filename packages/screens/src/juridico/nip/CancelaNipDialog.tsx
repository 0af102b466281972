import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { cancelaNip, type NipInteira } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { preciso } from './nipDigitada.ts';

const schema = z.object({ motivo: preciso('Escreva o motivo.') });

interface CancelaNipDialogProps {
  readonly nip: NipInteira;
  readonly onClose: () => void;
}

/** Cancels a NIP that was registered by mistake (PRA-13). */
export function CancelaNipDialog({ nip, onClose }: CancelaNipDialogProps) {
  const { act } = useAct(cancelaNip);
  const [{ id, demanda, nome, assunto }] = useState(nip);
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      toasts.success(replyOf(await act({ body: { id: String(id), motivo } })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Cancelar a NIP ${demanda}, registrada por engano`}
      form={form}
      actionLabel="Cancelar a NIP"
      onClose={onClose}
    >
      <Text>{`${nome} · ${assunto}`}</Text>
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="Motivo" maxLength={500} {...field} />}
      </FormField>
      <Text tone="muted" size="table">
        Ela sai das listas e das contagens, fica entre as canceladas e o número pode ser registrado de novo.
        Não se desfaz.
      </Text>
    </FormDialog>
  );
}
