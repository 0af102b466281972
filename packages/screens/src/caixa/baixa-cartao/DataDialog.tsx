import { writeDay } from '@vidas/api-client/words/day.ts';
import { parcelaAgora, updateParcela } from '@vidas/api-client/caixa/cartao.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { leConflito } from '@vidas/api-client/http/conflito.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import type { DaParcela } from './BaixaConfirm.tsx';
import { usePedido } from '../usePedido.ts';
import { useAct } from '../../app/useAct.ts';
import { useConflictForm } from '../../app/useConflictForm.tsx';
import { FormDialog } from '../../app/FormDialog.tsx';

const schema = z.object({ dataPrevista: z.string('Escolha a data.') });
const none = { dataPrevista: null as unknown as string };

/** Another expected day for an open installment; its button needs a day (CXA-11). */
export function DataDialog({ venda, parcela, onClose }: DaParcela) {
  const { act } = useAct(updateParcela);
  const { today } = useOperatorClock();
  const pedidoDe = usePedido();
  const [{ mensalidadeId: id, dataPrevista: vista, mensalidadeNumeroParcela: numero }] = useState(parcela);
  const [agora, setAgora] = useState(vista);
  const form = useConflictForm({
    schema,
    defaultValues: none,
    conflict: {
      oQue: 'a data',
      now: async (reason) => {
        const conflito = leConflito(parcelaAgora, reason);
        if (conflito === null) return null;
        setAgora(conflito.agora.dataPrevista);
        return { valores: conflito.agora, quem: conflito.por };
      },
      write: (_name, dia) => writeDay(String(dia)),
    },
    onSubmit: async ({ dataPrevista }) => {
      const { message } = replyOf(
        await act({
          params: { id },
          body: { pedido: pedidoDe([id, dataPrevista, agora]), dataPrevista, vista: agora },
        }),
      );
      toasts.success(message);
      onClose();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'dataPrevista' });
  return (
    <FormDialog
      title={`Data da parcela ${numero} de ${venda.pefNome}`}
      failed="Não foi possível efetuar a alteração!"
      form={form}
      actionLabel="Salvar data"
      isDisabled={chosen === null}
      onClose={onClose}
    >
      <FormField form={form} name="dataPrevista">
        {(field) => (
          <DatePicker
            label="Data prevista"
            hint={`Hoje prevista para ${writeDay(agora)}`}
            {...field}
            min={venda.cartaoDataVenda}
            today={today()}
          />
        )}
      </FormField>
      {form.question}
    </FormDialog>
  );
}
