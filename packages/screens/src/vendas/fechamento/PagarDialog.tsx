import { writeMonth } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import {
  pagarFechamento,
  type PreviaGeral,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { useVistas } from '../../app/useVistas.ts';
import { linhasDoMes, oQueSePaga } from './oQueFica.ts';
import { relidas } from './relidas.ts';

interface PagarDialogProps {
  readonly mes: PreviaGeral;
  /** Called with the reason when the month was not marked. */
  readonly onFailed?: ((reason: string) => void) | undefined;
  readonly onClose: () => void;
}

const schema = z.object({ pagaEm: z.string('Informe o dia do pagamento.') });

/** Asks for the day on which a closed month was paid. */
export function PagarDialog({ mes, onFailed, onClose }: PagarDialogProps) {
  const { act, refusal } = useAct(pagarFechamento, { rereads: relidas });
  const { today } = useOperatorClock();
  const { competencia } = mes;
  const { vistas, confirmado } = useVistas(mes.vendedores, linhasDoMes, refusal);
  const form = useServerForm({
    schema,
    defaultValues: { pagaEm: today() },
    onSubmit: async ({ pagaEm }) => {
      const outcome = await act({ body: { competencia, pagaEm, confirmado } });
      if (outcome.kind !== 'done') onFailed?.(outcome.reason.message);
      const { message } = replyOf(outcome);
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
      {mes.contestacoesAbertas > 0 && (
        <Notice tone="caution">
          {`${counted(mes.contestacoesAbertas, 'contestação deste mês espera resposta', 'contestações deste mês esperam resposta')}: o que elas mudarem entra num mês seguinte.`}
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
    </FormDialog>
  );
}
