import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { corrigeNip, type NipInteira } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { CamposDaNip } from './CamposDaNip.tsx';
import { camposDigitados, preciso } from './nipDigitada.ts';

const schema = z.object({ ...camposDigitados, motivo: preciso('Escreva o motivo.') });

interface CorrigeNipDialogProps {
  readonly nip: NipInteira;
  readonly onClose: () => void;
}

/** Corrects a NIP without answer; the earlier values stay, with the reason (PRA-12). */
export function CorrigeNipDialog({ nip, onClose }: CorrigeNipDialogProps) {
  const { act } = useAct(corrigeNip);
  // Fixed, because the NIP behind is read again before the dialog closes.
  const [{ id, correcoesVistas, protocolo, ...antes }] = useState(nip);
  const { demanda, matricula, natureza, notificadaEm, assunto, demandaTexto } = antes;
  const form = useServerForm({
    schema,
    defaultValues: {
      demanda,
      matricula,
      natureza,
      notificadaEm,
      assunto,
      demandaTexto,
      protocolo: protocolo ?? '',
      motivo: '',
    },
    onSubmit: async (dados) => {
      toasts.success(replyOf(await act({ body: { id: String(id), correcoesVistas, ...dados } })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Corrigir a NIP ${demanda}`}
      size="medium"
      form={form}
      actionLabel="Salvar correção"
      onClose={onClose}
    >
      <CamposDaNip form={form} />
      <FormField form={form} name="motivo">
        {(field) => (
          <TextArea
            label="Motivo da correção"
            hint="Fica com o que estava antes, o seu nome e a hora."
            maxLength={500}
            {...field}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
