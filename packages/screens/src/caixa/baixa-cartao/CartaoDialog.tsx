import { useMutation, useQuery } from '@tanstack/react-query';
import { dadosDoCartao, type PagamentoCartao } from '@vidas/api-client/caixa/cartao';
import { corrigeMutation } from '@vidas/api-client/caixa/cartao-queries';
import { tarifasQuery } from '@vidas/api-client/caixa/lancamento-queries';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { Form } from '@vidas/ui/form';
import { FormField } from '@vidas/ui/form/form-field';
import { SelectField } from '@vidas/ui/form/select-field';
import { TextField } from '@vidas/ui/form/text-field';
import { useZodForm } from '@vidas/ui/form/use-zod-form';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { semBandeiras, TarifasFailure } from '../TarifasFailure.tsx';
import { usePedido } from '../usePedido.ts';
import { recusaDaAlteracao } from './recusaDaAlteracao.ts';

interface CartaoDialogProps {
  readonly venda: PagamentoCartao;
  readonly onClose: () => void;
}

const schema = z.object(dadosDoCartao);

/** Mends what was typed of a card; another brand charges another tariff (CXA-12). */
export function CartaoDialog({ venda, onClose }: CartaoDialogProps) {
  const http = useHttp();
  const { mutateAsync } = useMutation(corrigeMutation(http));
  const tarifas = useQuery(tarifasQuery(http));
  const pedidoDe = usePedido();
  const [{ cartaoId: id, versao, bandeiraId, bandeiraNome, cartaoCodigoAutorizacao, cartaoEmitente }] =
    useState(venda);
  const form = useZodForm({
    schema,
    defaultValues: { cartaoCodigoAutorizacao, cartaoEmitente, bandeiraId },
    describeError: recusaDaAlteracao,
    onSubmit: async (dados) => {
      const { message } = await mutateAsync({
        params: { id },
        body: { pedido: pedidoDe([id, dados]), versao, ...dados },
      });
      toasts.success(message);
      onClose();
    },
  });
  const bandeiras = tarifas.data?.bandeiras ?? [{ bandeiraId, bandeiraNome: bandeiraNome ?? '' }];
  return (
    <Dialog title={`Cartão de ${venda.pefNome}`} isDismissable={!form.isPending} onClose={onClose}>
      <Form {...form.formProps} hasSummary={false}>
        {form.failure && (
          <Notice tone="negative" title="Não foi possível efetuar a alteração!" isLive>
            {form.failure}
          </Notice>
        )}
        <TarifasFailure query={tarifas} />
        <FormField form={form} name="cartaoCodigoAutorizacao">
          {(field) => <TextField label="Código de autorização" inputMode="numeric" {...field} />}
        </FormField>
        <FormField form={form} name="cartaoEmitente">
          {(field) => <TextField label="Emitente do cartão" {...field} />}
        </FormField>
        <FormField form={form} name="bandeiraId">
          {(field) => (
            <SelectField
              label="Bandeira"
              emptyText={semBandeiras}
              hint="Outra bandeira calcula a tarifa de novo; só enquanto nenhuma parcela está paga."
              options={bandeiras.map((each) => ({ value: each.bandeiraId, label: each.bandeiraNome }))}
              {...field}
            />
          )}
        </FormField>
        <Row justify="end">
          <Button isDisabled={form.isPending} onPress={onClose}>
            Cancelar
          </Button>
          <Button tone="primary" type="submit" isPending={form.isPending}>
            Alterar
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
