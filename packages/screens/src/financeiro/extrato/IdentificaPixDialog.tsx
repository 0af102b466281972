import { writeDay } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  getOfertasDoPix,
  identificaPix,
  type OfertaDoPix,
} from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { novoPedido } from '../../app/novoPedido.ts';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import type { PixDialogProps } from './DeixaPixDialog.tsx';

const OUTRA = 'outra';

const schema = z
  .object({ qual: z.string().check(z.minLength(1, 'Escolha de quem é.')), fatura: z.string() })
  .check(
    z.refine(({ qual, fatura }) => qual !== OUTRA || fatura.trim() !== '', {
      error: 'Digite o número da fatura.',
      path: ['fatura'],
    }),
  );

const porques: Readonly<Record<OfertaDoPix['porque'], string>> = {
  CODIGO: 'é o valor de um código mostrado',
  VALOR_E_PAGADOR: 'valor e pagador conferem',
  PAGADOR: 'só o pagador confere',
};

const chaveDe = ({ fatura, txid }: OfertaDoPix): string => txid ?? fatura ?? '';

const fala = (oferta: OfertaDoPix): string => {
  const { fatura, pagador, porque, vencimento, saldo, encargos } = oferta;
  const deQue = fatura === null ? 'código PIX' : `fatura ${fatura}`;
  return `${pagador}, ${deQue}, vence em ${writeDay(vencimento)}: R$ ${formatCents(saldo + encargos)} (${porques[porque]})`;
};

/** Choice of the payer of a PIX credit: one of the suggestions, or another invoice (CBR-34). */
export function IdentificaPixDialog({ pix, onClose }: PixDialogProps) {
  const { act } = useAct(identificaPix);
  const [{ extratoId: extrato, linha, memo, valor, dia }] = useState(pix);
  const [pedido] = useState(novoPedido);
  const { data: ofertas = [], error } = useQuery(
    queryOf(useHttp(), getOfertasDoPix, { params: { extrato, linha: String(linha) } }),
  );
  const form = useServerForm({
    schema,
    defaultValues: { qual: '', fatura: '' },
    onSubmit: async ({ qual, fatura }) => {
      const oferta = ofertas.find((each) => chaveDe(each) === qual);
      const quem = oferta
        ? { fatura: oferta.fatura, txid: oferta.txid }
        : { fatura: fatura.trim(), txid: null };
      toasts.success(replyOf(await act({ body: { pedido, extrato, linha, ...quem } })).message);
      onClose();
    },
  });
  const qual = useWatch({ control: form.control, name: 'qual' });
  return (
    <FormDialog
      title={`Identificar R$ ${formatCents(valor)} de ${writeDay(dia)}`}
      failed="O PIX não foi identificado"
      form={form}
      actionLabel="Identificar"
      onClose={onClose}
    >
      <Text>{memo}</Text>
      {error && (
        <Notice tone="negative" isLive>
          {error.message}
        </Notice>
      )}
      <FormField form={form} name="qual">
        {(field) => (
          <RadioGroup
            label="De quem é"
            {...field}
            options={[
              ...ofertas.map((oferta) => ({ value: chaveDe(oferta), label: fala(oferta) })),
              { value: OUTRA, label: 'Outra fatura em aberto' },
            ]}
          />
        )}
      </FormField>
      {qual === OUTRA && (
        <FormField form={form} name="fatura">
          {(field) => <TextField label="Fatura" {...field} maxLength={40} />}
        </FormField>
      )}
      <Text tone="muted">
        Paga primeiro o que falta da fatura, depois multa e juros do dia; o que passa fica como crédito.
      </Text>
    </FormDialog>
  );
}
