import { writeDay } from '@vidas/api-client/words/day.ts';
import {
  daALinha,
  type DinheiroSemTitulo,
  type FaturaAchada,
  maximoDeFaturas,
} from '@vidas/api-client/financeiro/conta/naoIdentificado.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { maximoDaBusca } from '@vidas/api-client/shell/busca/busca.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { requiredText } from '@vidas/ui/masks/fieldSchemas.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { novoPedido } from '../../app/novoPedido.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { useFaturasAchadas } from './useFaturasAchadas.ts';

interface DaALinhaDialogProps {
  readonly linha: DinheiroSemTitulo;
  readonly onClose: () => void;
}

const schema = z.object({
  texto: z.string(),
  fatura: z.string().check(z.minLength(1, 'Escolha a fatura.')),
  motivo: requiredText('por que é desta fatura', 500),
});

const optionOf = ({ fatura, pagador, vencimento, saldo, encargos }: FaturaAchada) => ({
  value: fatura,
  label: `${pagador ?? 'Sem nome'}: fatura ${fatura}, R$ ${formatCents(saldo + encargos)}`,
  hint: `Vence em ${writeDay(vencimento)}${encargos > 0 ? `, com R$ ${formatCents(encargos)} de multa e juros` : ''}`,
});

/** Uses money of the bank without a title to pay an open invoice that a person looks up (CTA-19). */
export function DaALinhaDialog({ linha: row, onClose }: DaALinhaDialogProps) {
  const { act } = useAct(daALinha);
  const [{ arquivoId, linha, nossoNumero, valor, pagoEm }] = useState(row);
  const [pedido] = useState(novoPedido);
  const [texto, setTexto] = useState('');
  const { faturas, isSearching, failure } = useFaturasAchadas({ arquivo: arquivoId, linha }, texto);
  const form = useServerForm({
    schema,
    defaultValues: { texto: '', fatura: '', motivo: '' },
    onSubmit: async ({ fatura, motivo }) => {
      const { message } = replyOf(
        await act({ body: { pedido, arquivo: arquivoId, linha, fatura, valor, motivo } }),
      );
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Dar R$ ${formatCents(valor)} a uma fatura`}
      failed="O dinheiro não foi dado"
      form={form}
      actionLabel="Dar"
      isDisabled={!faturas || faturas.length === 0}
      onClose={onClose}
    >
      <Text isTabular>
        Veio no nosso número {nossoNumero ?? 'em branco'}, pago em {writeDay(pagoEm)}. O que passar da fatura
        fica como crédito.
      </Text>
      <FormField form={form} name="texto">
        {(field) => (
          <TextField
            label="Buscar fatura em aberto"
            {...field}
            onChange={(event) => {
              void field.onChange(event);
              setTexto(event.target.value);
            }}
            onKeyDown={(event) => {
              // Enter only looks up; it never submits.
              if (event.key === 'Enter') event.preventDefault();
            }}
            hint="Código, CPF ou nome do pagador, fatura, título ou nosso número."
            maxLength={maximoDaBusca}
          />
        )}
      </FormField>
      {failure && (
        <Notice tone="negative" isLive>
          {failure}
        </Notice>
      )}
      {isSearching && <Text>Procurando…</Text>}
      {faturas?.length === 0 && <Notice isLive>Nenhuma fatura em aberto com isso.</Notice>}
      {faturas && faturas.length > 0 && (
        <FormField form={form} name="fatura">
          {(field) => <RadioGroup label="Fatura" {...field} options={faturas.map(optionOf)} />}
        </FormField>
      )}
      {faturas?.length === maximoDeFaturas && <Text>Há mais: escreva mais do nome, ou o código.</Text>}
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="Por que é desta fatura" {...field} maxLength={500} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
