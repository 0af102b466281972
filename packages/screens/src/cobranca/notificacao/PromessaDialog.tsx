import { registraPromessa } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
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

interface PromessaDialogProps extends Pick<DialogDaLinhaProps, 'onClose'> {
  readonly row: Pick<DialogDaLinhaProps['row'], 'matricula' | 'nome'>;
}

const schema = z.object({
  nota: z.string().check(z.refine((text) => text.trim() !== '', 'Escreva o que a pessoa disse.')),
  prometeEm: z.nullable(z.string()),
  proximoEm: z.nullable(z.string()),
});

/** Records when the holder promises to pay and when to call again (NOT-15). */
export function PromessaDialog({ row, onClose }: PromessaDialogProps) {
  const { act } = useAct(registraPromessa);
  const { today } = useOperatorClock();
  const form = useServerForm({
    schema,
    defaultValues: {
      nota: '',
      prometeEm: null as string | null,
      proximoEm: null as string | null,
    },
    onSubmit: async (typed) => {
      const { message } = replyOf(await act({ body: { ...typed, matricula: row.matricula } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog title={`Contato com ${row.nome}`} form={form} actionLabel="Anotar" onClose={onClose}>
      <Text>
        A promessa não muda a situação do contrato. No dia do próximo contato ele está em Minhas ligações de
        hoje.
      </Text>
      <FormField form={form} name="nota">
        {(field) => <TextArea label="O que a pessoa disse" {...field} maxLength={500} hasCounter />}
      </FormField>
      <FormField form={form} name="prometeEm">
        {(field) => (
          <DatePicker label="Promete pagar em" isOptional {...field} min={today()} today={today()} />
        )}
      </FormField>
      <FormField form={form} name="proximoEm">
        {(field) => (
          <DatePicker label="Próximo contato" isOptional {...field} min={today()} today={today()} />
        )}
      </FormField>
    </FormDialog>
  );
}
