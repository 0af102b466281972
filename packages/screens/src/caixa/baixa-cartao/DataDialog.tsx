import { useMutation } from '@tanstack/react-query';
import { dataMutation } from '@vidas/api-client/caixa/cartao-queries';
import { DatePicker } from '@vidas/ui/date-picker';
import { FormField } from '@vidas/ui/form/form-field';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { writeDay } from '../../report/periodo.ts';
import type { DaParcela } from './BaixaConfirm.tsx';
import { usePedido } from '../usePedido.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { FormDialog } from '../../app/FormDialog.tsx';

const schema = z.object({ dataPrevista: z.string('Escolha a data.') });
const none = { dataPrevista: null as unknown as string };

/** Another expected day for an open installment; its button waits for a day (CXA-11). */
export function DataDialog({ venda, parcela, onClose }: DaParcela) {
  const { mutateAsync } = useMutation(dataMutation(useHttp()));
  const { today } = useOperatorClock();
  const pedidoDe = usePedido();
  const [{ mensalidadeId: id, dataPrevista: vista, mensalidadeNumeroParcela: numero }] = useState(parcela);
  const form = useServerForm({
    schema,
    defaultValues: none,
    onSubmit: async ({ dataPrevista }) => {
      const { message } = await mutateAsync({
        params: { id },
        body: { pedido: pedidoDe([id, dataPrevista]), dataPrevista, vista },
      });
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
      actionLabel="Alterar data"
      isDisabled={chosen === null}
      onClose={onClose}
    >
      <FormField form={form} name="dataPrevista">
        {(field) => (
          <DatePicker
            label="Data prevista"
            hint={`Hoje prevista para ${writeDay(vista)}`}
            {...field}
            min={venda.cartaoDataVenda}
            today={today()}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
