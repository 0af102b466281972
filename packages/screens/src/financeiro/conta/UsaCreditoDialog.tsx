import { writeDay } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  type CreditoDoPagador,
  type FaturaDoCredito,
  getFaturasDoCredito,
  usaCredito,
} from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { novoPedido } from '../../app/novoPedido.ts';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface UsaCreditoDialogProps {
  readonly credito: CreditoDoPagador;
  readonly onClose: () => void;
}

const schema = z.object({ fatura: z.string().check(z.minLength(1, 'Escolha a fatura.')) });

const totalDe = ({ saldo, encargos }: FaturaDoCredito): number => saldo + encargos;

/** Uses the rest of a credit to pay an open invoice of its payer (CTA-10). */
export function UsaCreditoDialog({ credito, onClose }: UsaCreditoDialogProps) {
  const { act } = useAct(usaCredito);
  const [{ creditoId, pagador, resta }] = useState(credito);
  const [pedido] = useState(novoPedido);
  const { data: faturas, error } = useQuery(
    queryOf(useHttp(), getFaturasDoCredito, { params: { credito: creditoId } }),
  );
  const form = useServerForm({
    schema,
    defaultValues: { fatura: '' },
    onSubmit: async ({ fatura }) => {
      const escolhida = faturas?.find((each) => each.fatura === fatura);
      const valor = Math.min(resta, escolhida ? totalDe(escolhida) : 0);
      const { message } = replyOf(await act({ body: { pedido, credito: creditoId, fatura, valor } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Usar o crédito de ${pagador ?? 'pagador'}`}
      failed="O crédito não foi usado"
      form={form}
      actionLabel="Usar"
      isDisabled={!faturas || faturas.length === 0}
      onClose={onClose}
    >
      <Text isTabular>Restam R$ {formatCents(resta)}. O que passar da fatura continua como crédito.</Text>
      {error && (
        <Notice tone="negative" isLive>
          {error.message}
        </Notice>
      )}
      {faturas?.length === 0 && <Notice>Quem pagou não tem fatura em aberto: devolva o valor.</Notice>}
      {faturas && faturas.length > 0 && (
        <FormField form={form} name="fatura">
          {(field) => (
            <RadioGroup
              label="Fatura em aberto"
              {...field}
              options={faturas.map((each) => ({
                value: each.fatura,
                label: `${each.fatura}, vence em ${writeDay(each.vencimento)}: R$ ${formatCents(totalDe(each))}`,
              }))}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
