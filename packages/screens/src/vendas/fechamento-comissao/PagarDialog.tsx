import { useMutation } from '@tanstack/react-query';
import type { PreviaGeral } from '@vidas/api-client/vendas/fechamento';
import { pagarMutation } from '@vidas/api-client/vendas/fechamento-queries';
import { Button } from '@vidas/ui/button';
import { DatePicker } from '@vidas/ui/date-picker';
import { Dialog } from '@vidas/ui/dialog';
import { Form } from '@vidas/ui/form';
import { FormField } from '@vidas/ui/form/form-field';
import { useZodForm } from '@vidas/ui/form/use-zod-form';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import { toasts } from '@vidas/ui/toast';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { writeMonth } from '../../write/writeMonth.ts';
import { recusaDe } from './recusaDe.ts';

interface PagarDialogProps {
  readonly mes: PreviaGeral;
  readonly onClose: () => void;
}

const schema = z.object({ pagaEm: z.string('Informe o dia do pagamento.') });

/** The day on which a closed month was paid. */
export function PagarDialog({ mes, onClose }: PagarDialogProps) {
  const { mutateAsync } = useMutation(pagarMutation(useHttp()));
  const { today } = useOperatorClock();
  const { competencia } = mes;
  const form = useZodForm({
    schema,
    defaultValues: { pagaEm: today() },
    describeError: recusaDe,
    onSubmit: async ({ pagaEm }) => {
      const { message } = await mutateAsync({ competencia, pagaEm });
      toasts.success(message);
      onClose();
    },
  });
  return (
    <Dialog
      title={`Marcar ${writeMonth(competencia)} como paga`}
      size="small"
      isDismissable={!form.isPending}
      onClose={onClose}
    >
      <Form {...form.formProps} hasSummary={false}>
        {form.failure && (
          <Notice tone="negative" title="A competência não foi marcada" isLive>
            {form.failure}
          </Notice>
        )}
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
        <Row justify="end">
          <Button isDisabled={form.isPending} onPress={onClose}>
            Cancelar
          </Button>
          <Button tone="primary" type="submit" isPending={form.isPending}>
            Marcar como paga
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
