import { replyOf } from '@vidas/api-client/http/actOf.ts';
import {
  chavesDosPassos,
  type Passo,
  passos,
  passosPossiveis,
} from '@vidas/api-client/retencao/saida/passos.rules.ts';
import { andaSaida } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import type { Saida } from '@vidas/api-client/retencao/saida/saidas.report.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { novoPedido } from '../../app/novoPedido.ts';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { emCurso } from './emCurso.ts';
import { momentoDigitado, quando } from './quando.ts';
import { QuandoFields } from './QuandoFields.tsx';

const schema = z.object({
  passo: z.enum(chavesDosPassos),
  ...quando,
  texto: z.string().check(z.maxLength(2000)),
  proximoEm: z.nullable(z.string()),
});

type Typed = z.infer<typeof schema>;

interface AndamentoDialogProps {
  readonly row: Saida;
  readonly onClose: () => void;
}

/** Records one step of a request to leave; its author becomes responsible (RET-24). */
export function AndamentoDialog({ row, onClose }: AndamentoDialogProps) {
  const { act } = useAct(andaSaida);
  const { today } = useOperatorClock();
  // Fixed, because the list behind is read again before the dialog closes.
  const [aberta] = useState(row);
  const [pedido] = useState(novoPedido);
  const possiveis = passosPossiveis(emCurso(aberta), today());
  const form = useServerForm({
    schema,
    defaultValues: {
      passo: (possiveis[0] ?? 'CONTATO') as Passo,
      dia: null,
      hora: '',
      texto: '',
      proximoEm: aberta.proximoEm,
    } as Typed,
    onSubmit: async ({ passo, texto, proximoEm, ...typed }: Typed) => {
      const body = { pedido, id: String(aberta.id), passo, em: momentoDigitado(typed), texto, proximoEm };
      toasts.success(replyOf(await act({ body })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Saída de ${aberta.nome}`}
      size="medium"
      form={form}
      actionLabel="Registrar"
      onClose={onClose}
    >
      <Text tone="muted">{`Protocolo ${aberta.protocolo}. ${aberta.situacao}${aberta.prazo === '' ? '' : `: ${aberta.prazo}`}.`}</Text>
      <FormField form={form} name="passo">
        {(field) => (
          <SelectField
            label="Passo"
            {...field}
            options={possiveis.map((value) => ({ value, label: passos[value] }))}
          />
        )}
      </FormField>
      <QuandoFields
        label="Quando foi"
        control={form.control as unknown as Control<{ dia: string | null; hora: string }>}
      />
      <TextArea label="O que foi dito" {...form.register('texto')} maxLength={2000} hasCounter />
      <FormField form={form} name="proximoEm">
        {(field) => <DatePicker label="Próximo contato" {...field} min={today()} today={today()} />}
      </FormField>
    </FormDialog>
  );
}
