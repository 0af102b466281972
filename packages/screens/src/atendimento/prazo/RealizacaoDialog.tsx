import { dizRealizacao } from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import type { SolicitacaoProps } from './solicitacaoProps.ts';

const schema = z.object({ realizadaEm: z.string('Escolha o dia.') });

/** Records the day of a request's completion, where the core system has none (ATD-32). */
export function RealizacaoDialog({
  solicitacao,
  onClose,
}: SolicitacaoProps & { readonly onClose: () => void }) {
  const { act } = useAct(dizRealizacao);
  const { today } = useOperatorClock();
  // Fixed, because the list behind is read again before the dialog closes.
  const [{ origem, numero, daNomeada, linha }] = useState(solicitacao);
  const form = useServerForm({
    schema,
    defaultValues: { realizadaEm: today() },
    onSubmit: async ({ realizadaEm }) => {
      const body = { origemSolicitacao: origem, numeroSolicitacao: numero, realizadaEm };
      toasts.success(replyOf(await act({ body })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Realização ${daNomeada}`}
      form={form}
      actionLabel="Registrar realização"
      onClose={onClose}
    >
      <Text>{linha}</Text>
      <FormField form={form} name="realizadaEm">
        {(field) => (
          <DatePicker
            label="Realizada em"
            hint="O dia do atendimento, ou do pagamento de um reembolso."
            {...field}
            max={today()}
            today={today()}
          />
        )}
      </FormField>
      <Text tone="muted" size="table">
        O dia fica com o seu nome e a hora, uma vez só, e volta ao sistema central.
      </Text>
    </FormDialog>
  );
}
