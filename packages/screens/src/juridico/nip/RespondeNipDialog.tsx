import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { type NipInteira, respondeNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const schema = z.object({
  respostaTexto: z.string().check(z.trim(), z.minLength(1, 'Escreva a resposta.')),
  respondidaEm: z.string('Escolha o dia.'),
});

interface RespondeNipDialogProps {
  readonly nip: NipInteira;
  readonly onClose: () => void;
}

/** The written answer of a NIP, once (PRA-7). */
export function RespondeNipDialog({ nip, onClose }: RespondeNipDialogProps) {
  const { act } = useAct(respondeNip);
  const { today } = useOperatorClock();
  // Fixed, because the NIP behind is read again before the dialog closes.
  const [{ id, demanda, nome, assunto, notificadaEm, responderAte, relogioResposta }] = useState(nip);
  const form = useServerForm({
    schema,
    defaultValues: { respostaTexto: '', respondidaEm: today() },
    onSubmit: async (dados) => {
      toasts.success(replyOf(await act({ body: { id: String(id), ...dados } })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Responder a NIP ${demanda}`}
      size="medium"
      form={form}
      actionLabel="Registrar resposta"
      onClose={onClose}
    >
      <Text>{`${nome} · ${assunto} · responder até ${writeDay(responderAte)}: ${relogioResposta}`}</Text>
      <FormField form={form} name="respostaTexto">
        {(field) => (
          <TextArea
            label="Resposta"
            hint="O texto que foi à ANS, inteiro."
            rows={8}
            maxLength={10_000}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="respondidaEm">
        {(field) => (
          <DatePicker label="Respondida em" min={notificadaEm} max={today()} today={today()} {...field} />
        )}
      </FormField>
      <Text tone="muted" size="table">
        A resposta fica com o seu nome e a hora, e não se muda depois.
      </Text>
    </FormDialog>
  );
}
