import { respondeContestacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import type { DialogDaLinhaProps } from './dialogDaLinha.ts';

const schema = z.object({
  respondidaEm: z.string('Escolha o dia.'),
  resposta: z.string().check(z.refine((text) => text.trim() !== '', 'Escreva a resposta.')),
});

/** Records the answer to the open dispute (NOT-10). */
export function RespostaDialog({ row, onClose }: DialogDaLinhaProps) {
  const { act } = useAct(respondeContestacao);
  const { today } = useOperatorClock();
  const form = useServerForm({
    schema,
    defaultValues: { respondidaEm: today(), resposta: '' },
    onSubmit: async (typed) => {
      const { message } = replyOf(await act({ body: { ...typed, id: row.contestacao ?? 0 } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Resposta à contestação de ${row.nome}`}
      form={form}
      actionLabel="Registrar resposta"
      onClose={onClose}
    >
      <Text>Do dia da resposta correm dez dias novos para pagar (RN ANS 593/2023).</Text>
      <FormField form={form} name="respondidaEm">
        {(field) => <DatePicker label="Respondida em" {...field} max={today()} today={today()} />}
      </FormField>
      <FormField form={form} name="resposta">
        {(field) => <TextArea label="Resposta" {...field} maxLength={500} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
