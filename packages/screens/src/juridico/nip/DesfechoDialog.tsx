import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { desfechoNip, type NipInteira } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { type Desfecho, desfechos } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const chaves = Object.keys(desfechos) as Desfecho[];
const schema = z.object({
  desfecho: z.enum(chaves, 'Escolha o desfecho.'),
  desfechoEm: z.string('Escolha o dia.'),
});
const options = chaves.map((value) => ({ value, label: desfechos[value] }));

interface DesfechoDialogProps {
  readonly nip: NipInteira;
  readonly onClose: () => void;
}

/** The outcome of a NIP with its day, once (PRA-8). */
export function DesfechoDialog({ nip, onClose }: DesfechoDialogProps) {
  const { act } = useAct(desfechoNip);
  const { today } = useOperatorClock();
  const [{ id, demanda, nome, notificadaEm, resolverAte, relogioSolucao }] = useState(nip);
  const form = useServerForm({
    schema,
    defaultValues: { desfecho: '' as Desfecho, desfechoEm: today() },
    onSubmit: async (dados) => {
      toasts.success(replyOf(await act({ body: { id: String(id), ...dados } })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Desfecho da NIP ${demanda}`}
      form={form}
      actionLabel="Registrar desfecho"
      onClose={onClose}
    >
      <Text>{`${nome} · resolver até ${writeDay(resolverAte)}: ${relogioSolucao}`}</Text>
      <FormField form={form} name="desfecho">
        {(field) => (
          <SelectField
            label="Desfecho"
            hint="Resolvida: no dia em que o beneficiário foi atendido. Regra da casa."
            placeholder="Selecione"
            options={options}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="desfechoEm">
        {(field) => <DatePicker label="Dia" min={notificadaEm} max={today()} today={today()} {...field} />}
      </FormField>
      <Text tone="muted" size="table">
        O desfecho fica com o seu nome e a hora, e não se muda depois.
      </Text>
    </FormDialog>
  );
}
