import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { isEmail } from '@vidas/api-client/kinds/email.ts';
import { EmailField } from '@vidas/ui/form/fields/EmailField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useServerForm } from '../../app/useServerForm.ts';
import { EnviaBoletoConfirm } from '../boleto/EnviaBoletoConfirm.tsx';

interface OutroEmailDialogProps {
  readonly boleto: Boleto;
  readonly onClose: () => void;
}

const schema = z.object({
  email: z
    .string()
    .check(
      z.refine((text) => isEmail(text.trim()), 'Escreva o e-mail inteiro, como em nome@exemplo.com.br.'),
    ),
});

/** Mails a bill to a typed address; asks the same question as every sending (COB-28). */
export function OutroEmailDialog({ boleto, onClose }: OutroEmailDialogProps) {
  const [email, setEmail] = useState<string>();
  const form = useServerForm({
    schema,
    defaultValues: { email: '' },
    onSubmit: async (typed) => setEmail(typed.email.trim()),
  });
  if (email !== undefined) return <EnviaBoletoConfirm boleto={{ ...boleto, email }} onClose={onClose} />;
  return (
    <FormDialog title="Enviar a outro e-mail" actionLabel="Continuar" form={form} onClose={onClose}>
      <Text>O cadastro não muda. Os envios a um endereço fora do cadastro têm um teto por dia.</Text>
      <FormField form={form} name="email">
        {(field) => <EmailField label="E-mail" {...field} />}
      </FormField>
    </FormDialog>
  );
}
