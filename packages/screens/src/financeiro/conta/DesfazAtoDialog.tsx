import { type AtoDaConta, desfazAtoDaConta } from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { requiredText } from '@vidas/ui/masks/fieldSchemas.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface DesfazAtoDialogProps {
  readonly ato: AtoDaConta;
  readonly onClose: () => void;
}

const schema = z.object({ motivo: requiredText('o motivo', 500) });

const volta: Readonly<Record<string, string>> = {
  RECEBER: 'A fatura volta a dever o que foi recebido.',
  EXTRATO: 'A fatura volta a dever o que foi recebido, e o PIX espera de novo em PIX a identificar.',
  USAR: 'A fatura volta a dever o que o crédito pagou, e o crédito volta à lista.',
  DEVOLVER: 'O dinheiro volta a esperar destino.',
  DAR: 'A fatura volta a dever o que foi pago, e o dinheiro volta a não identificado.',
};

/** Undoes a person's act on money by hand (CTA-12). */
export function DesfazAtoDialog({ ato, onClose }: DesfazAtoDialogProps) {
  const { act } = useAct(desfazAtoDaConta);
  const [{ atoId, especie, pagador, linhaDoBanco, valor }] = useState(ato);
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      const { message } = replyOf(await act({ body: { ato: atoId, motivo } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Desfazer R$ ${formatCents(valor)} de ${pagador ?? linhaDoBanco ?? 'pagador'}`}
      failed="Nada foi desfeito"
      form={form}
      actionLabel="Desfazer"
      tone="danger"
      onClose={onClose}
    >
      <Text>{volta[especie ?? '']}</Text>
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="Motivo" {...field} maxLength={500} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
