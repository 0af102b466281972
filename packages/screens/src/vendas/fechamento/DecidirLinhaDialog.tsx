import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { decidirLinha, type LinhaAMao } from '@vidas/api-client/vendas/fechamento/linhaAMao.contract.ts';
import { maiorTexto } from '@vidas/api-client/vendas/fechamento/motivoEscrito.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { relidas } from './relidas.ts';

interface DecidirLinhaDialogProps {
  readonly linha: LinhaAMao;
  /** True to confirm, false to refuse. */
  readonly isAccepted: boolean;
  readonly onClose: () => void;
}

const schemaOf = (isAccepted: boolean) =>
  z.object({
    motivo: z
      .string()
      .check(z.refine((text) => isAccepted || text.trim() !== '', 'Escreva por que a linha é recusada.')),
  });

const depois = (definitivaEm: string | null): string =>
  definitivaEm === null
    ? 'Um cancelamento não a devolve.'
    : `Um cancelamento antes de ${writeDay(definitivaEm)} a devolve.`;

/** Confirms a line by hand of another person, or refuses it with the reason (COM-46). */
export function DecidirLinhaDialog({ linha, isAccepted, onClose }: DecidirLinhaDialogProps) {
  const { act } = useAct(decidirLinha, { rereads: relidas });
  // Fixed, because the list behind is read again before the dialog closes.
  const [{ codigo, codigoVenda, cliente, nomeVendedor, valor, motivo, escritaPor, escritaEm, definitivaEm }] =
    useState(linha);
  const form = useServerForm({
    schema: schemaOf(isAccepted),
    defaultValues: { motivo: '' },
    onSubmit: async (values) => {
      const { message } = replyOf(await act({ body: { codigo, aceita: isAccepted, motivo: values.motivo } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${isAccepted ? 'Confirmar' : 'Recusar'} a linha à mão ${codigo}`}
      failed={isAccepted ? 'A linha não foi confirmada' : 'A linha não foi recusada'}
      form={form}
      actionLabel={isAccepted ? 'Confirmar' : 'Recusar'}
      tone={isAccepted ? 'primary' : 'danger'}
      onClose={onClose}
    >
      <Text>
        {writeReais(valor)} a {nomeVendedor}, pela venda {codigoVenda} de {cliente}. {depois(definitivaEm)}
      </Text>
      <Text>
        Escrita por {escritaPor} em {writeDayTime(escritaEm)}: {motivo}
      </Text>
      {!isAccepted && (
        <FormField form={form} name="motivo">
          {(field) => <TextArea label="Por que é recusada" {...field} maxLength={maiorTexto} hasCounter />}
        </FormField>
      )}
    </FormDialog>
  );
}
