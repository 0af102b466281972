import { confereCredito, type CreditoDoDia } from '@vidas/api-client/financeiro/retorno';
import { replyOf } from '@vidas/api-client/http/act-of';
import { FormField } from '@vidas/ui/form/form-field';
import { MoneyField } from '@vidas/ui/form/money-field';
import { TextArea } from '@vidas/ui/form/text-area';
import { formatCents } from '@vidas/ui/masks/decimal';
import { moneyCents } from '@vidas/ui/masks/field-schemas';
import { Text } from '@vidas/ui/text';
import { toasts } from '@vidas/ui/toast';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface ConfereDialogProps {
  readonly dia: CreditoDoDia;
  readonly onClose: () => void;
}

const schema = z.object({
  valorExtrato: moneyCents({ what: 'o valor do extrato' }),
  observacao: z.string(),
});

/** Keeps what stood in the statement of a day, and why it is another amount when it is. */
export function ConfereDialog({ dia, onClose }: ConfereDialogProps) {
  const { act } = useAct(confereCredito);
  const form = useServerForm({
    schema,
    defaultValues: { valorExtrato: null as number | null, observacao: '' },
    onSubmit: async ({ valorExtrato, observacao }) => {
      const dita = observacao.trim() === '' ? null : observacao;
      const { message } = replyOf(await act({ body: { dia: dia.dia, valorExtrato, observacao: dita } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Conferir o crédito de ${dia.dia.split('-').toReversed().join('/')}`}
      failed="A conferência não foi gravada"
      form={form}
      actionLabel="Gravar"
      onClose={onClose}
    >
      <Text isTabular>Os arquivos dizem R$ {formatCents(dia.valor ?? 0)} neste dia.</Text>
      <FormField form={form} name="valorExtrato">
        {(field) => <MoneyField label="Valor no extrato" {...field} canBeNegative />}
      </FormField>
      <FormField form={form} name="observacao">
        {(field) => (
          <TextArea label="Observação" {...field} hint="Necessária se o valor for outro." maxLength={500} />
        )}
      </FormField>
    </FormDialog>
  );
}
