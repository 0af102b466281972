import { writeDay } from '@vidas/api-client/words/day.ts';
import { confereCredito, type CreditoDoDia } from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import { linhaDoCredito } from '@vidas/api-client/financeiro/retorno/desfazer.rules.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { moneyCents } from '@vidas/ui/masks/fieldSchemas.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { FormDialog } from '../../app/FormDialog.tsx';
import type { LinhaVista } from '../../write/writeAto.ts';

interface ConfereDialogProps {
  readonly dia: CreditoDoDia;
  readonly onClose: () => void;
}

const schema = z.object({
  valorExtrato: moneyCents({ what: 'o valor do extrato' }),
  observacao: z.string(),
});

const linhasDe = (dia: CreditoDoDia): LinhaVista[] => [{ ...linhaDoCredito(dia), nome: dia.dia }];

/** Records the statement's amount of a day, with a reason when it differs. */
export function ConfereDialog({ dia, onClose }: ConfereDialogProps) {
  const { act, refusal } = useAct(confereCredito);
  const { vistas, confirmado } = useVistas(dia, linhasDe, refusal);
  const form = useServerForm({
    schema,
    defaultValues: { valorExtrato: null as number | null, observacao: '' },
    onSubmit: async ({ valorExtrato, observacao }) => {
      const body = { dia: vistas.dia, valorExtrato, confirmado };
      const { message } = replyOf(
        await act({ body: { ...body, observacao: observacao.trim() === '' ? null : observacao } }),
      );
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Conferir o crédito de ${writeDay(dia.dia)}`}
      failed="A conferência não foi gravada"
      form={form}
      actionLabel="Salvar"
      onClose={onClose}
    >
      <Text isTabular>Os arquivos dizem R$ {formatCents(vistas.valor ?? 0)} neste dia.</Text>
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
