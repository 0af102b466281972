import { useMutation, useQuery } from '@tanstack/react-query';
import { dadosDoCartao, type PagamentoCartao } from '@vidas/api-client/caixa/cartao';
import { corrigeMutation } from '@vidas/api-client/caixa/cartao-queries';
import { tarifasQuery } from '@vidas/api-client/caixa/lancamento-queries';
import { FormField } from '@vidas/ui/form/form-field';
import { SelectField } from '@vidas/ui/form/select-field';
import { TextField } from '@vidas/ui/form/text-field';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { semBandeiras, TarifasFailure } from '../TarifasFailure.tsx';
import { usePedido } from '../usePedido.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { FormDialog } from '../../app/FormDialog.tsx';

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
  const form = useServerForm({
    schema,
    defaultValues: { cartaoCodigoAutorizacao, cartaoEmitente, bandeiraId },
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
    <FormDialog
      title={`Cartão de ${venda.pefNome}`}
      size="medium"
      failed="Não foi possível efetuar a alteração!"
      form={form}
      actionLabel="Alterar"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
