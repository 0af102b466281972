import { replyOf } from '@vidas/api-client/http/actOf.ts';
import {
  corrigirPagamento,
  type PreviaGeral,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { maiorTexto } from '@vidas/api-client/vendas/fechamento/motivoEscrito.ts';
import { writeDay, writeDayTime, writeMonth } from '@vidas/api-client/words/day.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { relidas } from './relidas.ts';

interface CorrigePagamentoDialogProps {
  readonly mes: PreviaGeral;
  readonly onClose: () => void;
}

const schema = z.object({
  pagaEm: z.string('Informe o dia do pagamento.'),
  motivo: z.string().check(z.refine((text) => text.trim() !== '', 'Escreva o motivo.')),
});

/** Mends the day on which a month was paid; the earlier days stay below (COM-51). */
export function CorrigePagamentoDialog({ mes, onClose }: CorrigePagamentoDialogProps) {
  const { act } = useAct(corrigirPagamento, { rereads: relidas });
  const { today } = useOperatorClock();
  // Fixed, because the month behind is read again before the dialog closes.
  const [{ competencia, pagaEm: de, pagaPor, geradaEm, pagamentosCorrigidos }] = useState(mes);
  const form = useServerForm({
    schema,
    defaultValues: { pagaEm: de ?? today(), motivo: '' },
    onSubmit: async ({ pagaEm, motivo }) => {
      const { message } = replyOf(await act({ body: { competencia, de: de ?? '', pagaEm, motivo } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Corrigir o dia do pagamento de ${writeMonth(competencia)}`}
      failed="O dia não foi corrigido"
      form={form}
      actionLabel="Corrigir"
      onClose={onClose}
      after={
        pagamentosCorrigidos.length > 0 && (
          <>
            {pagamentosCorrigidos.map((each) => (
              <Text key={each.em} tone="muted" size="table">
                {`De ${writeDay(each.de)} para ${writeDay(each.para)}, por ${each.por} em ${writeDayTime(each.em)}: ${each.motivo}`}
              </Text>
            ))}
          </>
        )
      }
    >
      <Text>
        Paga em {writeDay(de ?? '')}, como marcou {pagaPor}. O dia de antes fica guardado com o motivo.
      </Text>
      <FormField form={form} name="pagaEm">
        {(field) => (
          <DatePicker
            label="Dia do pagamento"
            {...field}
            min={(geradaEm ?? '').slice(0, 10)}
            max={today()}
            today={today()}
          />
        )}
      </FormField>
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="Motivo" {...field} maxLength={maiorTexto} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
