import { useMutation, useQuery } from '@tanstack/react-query';
import { lancaMutation } from '@vidas/api-client/caixa/cartao.queries.ts';
import type {
  MensalidadeAberta,
  QuemPaga,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { tarifasQuery } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFailure } from '../../app/FormFailure.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { CartaoFields } from '../pagamento-cartao/CartaoFields.tsx';
import {
  calcula,
  parcelasDaVenda,
  type Venda,
  vendaSchema,
  vendaVazia,
} from '../pagamento-cartao/vendaForm.ts';
import { useEmitenteProposto } from '../pagamento-cartao/useEmitenteProposto.ts';
import { semBandeiras, TarifasFailure } from '../TarifasFailure.tsx';
import { usePedido } from '../usePedido.ts';
import { formaLembrada, lembraForma } from './formaLembrada.ts';

interface CartaoDoBalcaoProps {
  readonly quem: QuemPaga;
  readonly escolhidas: readonly MensalidadeAberta[];
  /** Words of the button. */
  readonly label: string;
  /** Called with the id and total (cents) of the written sale. */
  readonly onPago: (cartaoId: string, total: number) => void;
}

/** Card and authorization of a payment at the counter; Enter in a field receives it (CXA-7, CXA-25). */
export function CartaoDoBalcao({ quem, escolhidas, label, onPago }: CartaoDoBalcaoProps) {
  const http = useHttp();
  const { today } = useOperatorClock();
  const { mutateAsync } = useMutation(lancaMutation(http));
  const pedidoDe = usePedido();
  const tarifas = useQuery(tarifasQuery(http));
  const [vazia] = useState(() => {
    const { bandeiraId, transacao } = formaLembrada();
    return { ...vendaVazia(today()), codSau: quem.matricula, bandeiraId, cartaoTransacao: transacao };
  });
  const form = useServerForm({
    schema: vendaSchema,
    defaultValues: vazia,
    afterSave: 'clear',
    onSubmit: async (venda) => {
      const pronta = calcula(venda, escolhidas, tarifas.data?.tarifas ?? []);
      if (pronta === null)
        return { failure: 'A bandeira escolhida não tem tarifa para esta quantia de parcelas.' };
      const cartaoTransacao = venda.cartaoTransacao as 'débito' | 'crédito';
      const body = {
        cartaoCodigoAutorizacao: venda.cartaoCodigoAutorizacao,
        cartaoEmitente: venda.cartaoEmitente,
        bandeiraId: venda.bandeiraId,
        codSau: venda.codSau,
        cartaoDataVenda: venda.cartaoDataVenda ?? '',
        cartaoTransacao,
        cartaoQtdParcela: parcelasDaVenda(venda),
        cartaoDesconto: 0,
        cartaoObservacao: venda.cartaoObservacao,
        cartaoValorTotal: pronta.total,
        tarifaId: pronta.tarifaId,
        fatura: escolhidas.map(({ codFatura }) => ({ codigoFatura: codFatura })),
      };
      const { cartaoId } = await mutateAsync({ body: { pedido: pedidoDe(body), ...body } });
      lembraForma({ bandeiraId: venda.bandeiraId, transacao: cartaoTransacao });
      onPago(cartaoId, pronta.total);
      return undefined;
    },
  });
  const venda = useWatch({ control: form.control }) as Venda;
  useEmitenteProposto(form, quem);
  const faturas = escolhidas.map(({ codFatura }) => codFatura);
  const choose = useEffectEvent(() => form.setValue('faturas', faturas));
  const key = faturas.join(' ');
  useEffect(() => choose(), [key]);
  const pronta = calcula(venda, escolhidas, tarifas.data?.tarifas ?? []);
  return (
    <Form {...form.formProps}>
      <FormFailure failure={form.failure} title="O pagamento não foi gravado" />
      <TarifasFailure query={tarifas} />
      <CartaoFields
        form={form}
        venda={venda}
        bandeiras={tarifas.data?.bandeiras ?? []}
        semBandeiras={tarifas.data && semBandeiras}
      />
      <Row>
        <Button tone="primary" size="large" type="submit" isPending={form.isPending}>
          {pronta === null || pronta.parcelas.length < 2
            ? label
            : `${label}, em ${pronta.parcelas.length}X de R$ ${formatCents(pronta.parcelas[0]?.valor ?? 0)}`}
        </Button>
      </Row>
    </Form>
  );
}
