import { useMutation } from '@tanstack/react-query';
import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento';
import { pagarMutation } from '@vidas/api-client/vendas/fechamento-queries';
import { DatePicker } from '@vidas/ui/date-picker';
import { FormField } from '@vidas/ui/form/form-field';
import { Text } from '@vidas/ui/text';
import { toasts } from '@vidas/ui/toast';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { writeMonth } from '../../write/writeMonth.ts';
import { useVistas } from '../../app/useVistas.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { FormDialog } from '../../app/FormDialog.tsx';
import { linhasDoMes, oQueSePaga } from './oQueFica.ts';

interface PagarDialogProps {
  readonly mes: PreviaGeral;
  readonly onClose: () => void;
}

const schema = z.object({ pagaEm: z.string('Informe o dia do pagamento.') });

/** The day on which a closed month was paid. */
export function PagarDialog({ mes, onClose }: PagarDialogProps) {
  const { mutateAsync, error } = useMutation(pagarMutation(useHttp()));
  const { today } = useOperatorClock();
  const { competencia } = mes;
  const { vistas, confirmado } = useVistas(mes.vendedores, linhasDoMes, error);
  const form = useServerForm({
    schema,
    defaultValues: { pagaEm: today() },
    onSubmit: async ({ pagaEm }) => {
      const { message } = await mutateAsync({ competencia, pagaEm, confirmado });
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Marcar ${writeMonth(competencia)} como paga`}
      failed="A competência não foi marcada"
      form={form}
      actionLabel="Marcar como paga"
      onClose={onClose}
    >
      <Text>{oQueSePaga(vistas)}</Text>
      <FormField form={form} name="pagaEm">
        {(field) => (
          <DatePicker
            label="Dia do pagamento"
            {...field}
            min={(mes.geradaEm ?? '').slice(0, 10)}
            max={today()}
            today={today()}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
