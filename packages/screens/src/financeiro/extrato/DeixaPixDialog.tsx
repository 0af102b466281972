import {
  deixaPixFora,
  type PixDoExtrato,
} from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
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

/** A PIX credit of a statement, and the callback that closes its dialog. */
export interface PixDialogProps {
  readonly pix: PixDoExtrato;
  readonly onClose: () => void;
}

const schema = z.object({ motivo: requiredText('de que é o PIX', 500) });

/** Asks for the reason of a PIX credit that belongs to no bill (CBR-34). */
export function DeixaPixDialog({ pix, onClose }: PixDialogProps) {
  const { act } = useAct(deixaPixFora);
  const [{ extratoId: extrato, linha, memo, valor }] = useState(pix);
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      toasts.success(replyOf(await act({ body: { extrato, linha, motivo } })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Deixar de fora R$ ${formatCents(valor)}`}
      failed="O PIX continua à espera"
      form={form}
      actionLabel="Deixar de fora"
      onClose={onClose}
    >
      <Text>{memo}</Text>
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="De que é" {...field} maxLength={500} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
