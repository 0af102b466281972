import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { moneyCents, requiredText } from '@vidas/ui/masks/fieldSchemas.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { novoPedido } from '../../app/novoPedido.ts';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useServerForm } from '../../app/useServerForm.ts';

/** Input about money that comes in or goes back; cents, ISO day. */
export interface Dinheiro {
  readonly pedido: string;
  readonly valor: number;
  readonly dia: string;
  readonly forma: 'PIX' | 'OUTRO';
  readonly identificador: string;
  readonly motivo: string;
}

interface DinheiroDialogProps {
  readonly title: string;
  /** Text above the fields. */
  readonly says: string;
  readonly actionLabel: string;
  readonly failed: string;
  /** Proposed amount, cents. */
  readonly valor: number;
  /** Highest amount, cents. */
  readonly max?: number;
  /** True when the proposed amount cannot change. */
  readonly isValorFixo?: boolean;
  readonly motivoLabel: string;
  readonly hasIdentificador?: boolean;
  /** Resolves with the server's message; rejects with its refusal. */
  readonly onSend: (dinheiro: Dinheiro) => Promise<string>;
  readonly onClose: () => void;
}

const formas = [
  { value: 'PIX', label: 'PIX' },
  { value: 'OUTRO', label: 'Outra' },
];

/** Money by hand: amount, day, means and reason (CTA-11). */
export function DinheiroDialog(props: DinheiroDialogProps) {
  const {
    title,
    says,
    actionLabel,
    failed,
    max,
    isValorFixo = false,
    motivoLabel,
    hasIdentificador = false,
    onSend,
    onClose,
  } = props;
  const { today } = useOperatorClock();
  const [pedido] = useState(novoPedido);
  const form = useServerForm({
    schema: z.object({
      valor: moneyCents({ what: 'o valor', min: 1, max }),
      dia: z.string('Escolha o dia.'),
      forma: z.enum(['PIX', 'OUTRO']),
      identificador: z.string(),
      motivo: requiredText('o motivo', 500),
    }),
    defaultValues: {
      valor: props.valor as number | null,
      dia: today(),
      forma: 'PIX',
      identificador: '',
      motivo: '',
    },
    onSubmit: async (typed) => {
      toasts.success(await onSend({ pedido, ...typed }));
      onClose();
    },
  });
  return (
    <FormDialog title={title} failed={failed} form={form} actionLabel={actionLabel} onClose={onClose}>
      <Text isTabular>{says}</Text>
      {!isValorFixo && (
        <FormField form={form} name="valor">
          {(field) => <MoneyField label="Valor" {...field} />}
        </FormField>
      )}
      <FormField form={form} name="dia">
        {(field) => <DatePicker label="Dia" {...field} max={today()} today={today()} />}
      </FormField>
      <FormField form={form} name="forma">
        {(field) => <RadioGroup label="Forma" options={formas} {...field} />}
      </FormField>
      {hasIdentificador && (
        <FormField form={form} name="identificador">
          {(field) => (
            <TextField
              label="Identificador do PIX"
              {...field}
              hint="Se houver: o mesmo não entra duas vezes."
              maxLength={40}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="motivo">
        {(field) => <TextArea label={motivoLabel} {...field} maxLength={500} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
