import { informaInternacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
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
  matricula: z
    .string()
    .check(z.refine((text) => text.trim() !== '', 'Digite a matrícula de quem está internado.')),
  inicio: z.string('Escolha o dia.'),
  fim: z.nullable(z.string()),
});

/** Records a stay in hospital told by a person, or its end (NOT-9). */
export function InternacaoDialog({ row, onClose }: DialogDaLinhaProps) {
  const { act } = useAct(informaInternacao);
  const { today } = useOperatorClock();
  const form = useServerForm({
    schema,
    defaultValues: { matricula: row.matricula, inicio: today(), fim: null as string | null },
    onSubmit: async (body) => {
      const { message } = replyOf(await act({ body }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Internação no contrato de ${row.nome}`}
      form={form}
      actionLabel="Registrar"
      onClose={onClose}
    >
      <Text>
        Com alguém internado o contrato não se cancela: a lei fala do titular (Lei 9.656/1998, art. 13); o
        dependente e os dez dias depois da alta são regra da casa. Para dizer a alta, repita o dia da
        internação.
      </Text>
      <FormField form={form} name="matricula">
        {(field) => <TextField label="Matrícula de quem está internado" {...field} />}
      </FormField>
      <FormField form={form} name="inicio">
        {(field) => <DatePicker label="Internado em" {...field} max={today()} today={today()} />}
      </FormField>
      <FormField form={form} name="fim">
        {(field) => <DatePicker label="Alta em" isOptional {...field} max={today()} today={today()} />}
      </FormField>
    </FormDialog>
  );
}
