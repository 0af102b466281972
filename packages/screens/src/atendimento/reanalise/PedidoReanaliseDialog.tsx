import { pedeReanalise } from '@vidas/api-client/atendimento/reanalise/reanalise.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import type { NegativaProps } from './negativaProps.ts';

const schema = z.object({
  quemPediu: z.string().check(z.trim(), z.minLength(1, 'Diga quem pediu.')),
  reanaliseEm: z.string('Escolha o dia.'),
  reanaliseTexto: z.string().check(z.trim(), z.minLength(1, 'Escreva o que se pediu.')),
});

/** Records the request for the reanalysis of a denial, one for each denial (ATD-24). */
export function PedidoReanaliseDialog({
  negativa,
  onClose,
}: NegativaProps & { readonly onClose: () => void }) {
  const { act } = useAct(pedeReanalise);
  const { today } = useOperatorClock();
  // Fixed, because the list behind is read again before the dialog closes.
  const [{ origem, numero, nome, negadaEm }] = useState(negativa);
  const form = useServerForm({
    schema,
    defaultValues: { quemPediu: nome, reanaliseEm: today(), reanaliseTexto: '' },
    onSubmit: async (typed) => {
      const body = { origemNegativa: origem, numeroNegativa: numero, ...typed };
      toasts.success(replyOf(await act({ body })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Reanálise da negativa ${numero}`}
      size="medium"
      form={form}
      actionLabel="Pedir reanálise"
      onClose={onClose}
    >
      <Text>{[nome, negadaEm && `negada em ${writeDay(negadaEm)}`].filter(Boolean).join(' · ')}</Text>
      <FormField form={form} name="quemPediu">
        {(field) => <TextField label="Quem pediu" maxLength={120} {...field} />}
      </FormField>
      <FormField form={form} name="reanaliseEm">
        {(field) => (
          <DatePicker
            label="Pedida em"
            hint="O prazo conta deste dia."
            {...field}
            {...(negadaEm && { min: negadaEm })}
            max={today()}
            today={today()}
          />
        )}
      </FormField>
      <FormField form={form} name="reanaliseTexto">
        {(field) => <TextArea label="Pedido" rows={4} maxLength={2_000} {...field} />}
      </FormField>
      <Text tone="muted" size="table">
        Cada negativa tem uma reanálise (RN ANS 623/2024, art. 16). O pedido volta ao sistema central.
      </Text>
    </FormDialog>
  );
}
