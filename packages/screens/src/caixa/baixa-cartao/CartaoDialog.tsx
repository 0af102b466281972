import { useQuery } from '@tanstack/react-query';
import {
  cartaoAgora,
  dadosDoCartao,
  type PagamentoCartao,
  updateDataCartaoPagamento,
} from '@vidas/api-client/caixa/cartao.contract.ts';
import { tarifasQuery } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.queries.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { leConflito } from '@vidas/api-client/http/conflito.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useHttp } from '../../app/services.tsx';
import { semBandeiras, TarifasFailure } from '../TarifasFailure.tsx';
import { usePedido } from '../usePedido.ts';
import { useAct } from '../../app/useAct.ts';
import { useConflictForm } from '../../app/useConflictForm.tsx';
import { FormDialog } from '../../app/FormDialog.tsx';

interface CartaoDialogProps {
  readonly venda: PagamentoCartao;
  readonly onClose: () => void;
}

const schema = z.object(dadosDoCartao);

/** Corrects the card data of a sale; another brand has another tariff (CXA-12). */
export function CartaoDialog({ venda, onClose }: CartaoDialogProps) {
  const http = useHttp();
  const { act } = useAct(updateDataCartaoPagamento);
  const tarifas = useQuery(tarifasQuery(http));
  const pedidoDe = usePedido();
  const [{ cartaoId: id, versao, bandeiraId, bandeiraNome, cartaoCodigoAutorizacao, cartaoEmitente }] =
    useState(venda);
  const agora = useRef(versao);
  const bandeiras = tarifas.data?.bandeiras ?? [{ bandeiraId, bandeiraNome: bandeiraNome ?? '' }];
  const form = useConflictForm({
    schema,
    defaultValues: { cartaoCodigoAutorizacao, cartaoEmitente, bandeiraId },
    conflict: {
      oQue: 'os dados',
      now: async (reason) => {
        const conflito = leConflito(cartaoAgora, reason);
        if (conflito === null) return null;
        const { versao: nova, ...valores } = conflito.agora;
        agora.current = nova;
        return { valores, quem: conflito.por };
      },
      write: (name, value) =>
        (name === 'bandeiraId' && bandeiras.find((each) => each.bandeiraId === value)?.bandeiraNome) ||
        String(value),
    },
    onSubmit: async (dados) => {
      const body = { pedido: pedidoDe([id, dados, agora.current]), versao: agora.current, ...dados };
      const { message } = replyOf(await act({ params: { id }, body }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Cartão de ${venda.pefNome}`}
      size="medium"
      failed="Não foi possível efetuar a alteração!"
      form={form}
      actionLabel="Salvar"
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
      {form.question}
    </FormDialog>
  );
}
