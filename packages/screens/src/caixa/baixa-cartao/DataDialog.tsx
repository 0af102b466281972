import { useMutation } from '@tanstack/react-query';
import { dataMutation } from '@vidas/api-client/caixa/cartao-queries';
import { Button } from '@vidas/ui/button';
import { DatePicker } from '@vidas/ui/date-picker';
import { Dialog } from '@vidas/ui/dialog';
import { Form } from '@vidas/ui/form';
import { FormField } from '@vidas/ui/form/form-field';
import { useZodForm } from '@vidas/ui/form/use-zod-form';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { writeDay } from '../../report/periodo.ts';
import type { DaParcela } from './BaixaConfirm.tsx';
import { usePedido } from '../usePedido.ts';
import { recusaDaAlteracao } from './recusaDaAlteracao.ts';

const schema = z.object({ dataPrevista: z.string('Escolha a data.') });
const none = { dataPrevista: null as unknown as string };

/** Another expected day for an open installment; its button waits for a day (CXA-11). */
export function DataDialog({ venda, parcela, onClose }: DaParcela) {
  const { mutateAsync } = useMutation(dataMutation(useHttp()));
  const { today } = useOperatorClock();
  const pedidoDe = usePedido();
  const [{ mensalidadeId: id, dataPrevista: vista, mensalidadeNumeroParcela: numero }] = useState(parcela);
  const form = useZodForm({
    schema,
    defaultValues: none,
    describeError: recusaDaAlteracao,
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
    <Dialog
      title={`Data da parcela ${numero} de ${venda.pefNome}`}
      size="small"
      isDismissable={!form.isPending}
      onClose={onClose}
    >
      <Form {...form.formProps} hasSummary={false}>
        {form.failure && (
          <Notice tone="negative" title="Não foi possível efetuar a alteração!" isLive>
            {form.failure}
          </Notice>
        )}
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
        <Row justify="end">
          <Button isDisabled={form.isPending} onPress={onClose}>
            Cancelar
          </Button>
          <Button tone="primary" type="submit" isDisabled={chosen === null} isPending={form.isPending}>
            Alterar data
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
