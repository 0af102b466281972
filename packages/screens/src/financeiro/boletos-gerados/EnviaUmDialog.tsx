import { pedeReenvio } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import {
  type BoletoGerado,
  enviaBoletoDoVencimento,
} from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { EmailField } from '@vidas/ui/form/fields/EmailField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface EnviaUmDialogProps {
  /** 'YYYY-MM-DD'. */
  readonly dia: string;
  readonly boleto: BoletoGerado;
  readonly onClose: () => void;
}

const schema = z.object({ email: z.email('Escreva um endereço de e-mail.') });

/** Sends one bill to an address, which may be changed for this sending (FIN-13). */
export function EnviaUmDialog({ dia, boleto, onClose }: EnviaUmDialogProps) {
  const { act } = useAct(enviaBoletoDoVencimento);
  const [{ NOME, NOSSONUMERO, EMAIL, ENVIO, ENVIO_MOTIVO }] = useState(boleto);
  const [isAgain, setIsAgain] = useState(ENVIO === 'Enviado' || ENVIO === 'Em dúvida');
  const form = useServerForm({
    schema,
    defaultValues: { email: EMAIL.trim() },
    onSubmit: async ({ email }) => {
      const outcome = await act({
        body: { date: dia, nossoNumero: NOSSONUMERO, email, ...(isAgain ? { reenviar: true } : {}) },
      });
      if (outcome.kind !== 'done' && pedeReenvio(outcome.reason)) setIsAgain(true);
      const { isRepetido = false, message } = replyOf(outcome);
      if (isRepetido) toasts.info(message);
      else toasts.success('Boleto enviado com sucesso!', email);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Enviar o boleto de ${NOME}`}
      failed="O boleto não saiu"
      form={form}
      actionLabel={isAgain ? 'Enviar de novo' : 'Enviar'}
      onClose={onClose}
    >
      {ENVIO_MOTIVO && (
        <Notice tone={ENVIO === 'Enviado' ? 'info' : 'caution'} title={ENVIO ?? ''}>
          {ENVIO_MOTIVO}
        </Notice>
      )}
      <Text>O endereço vale para este envio; o do cadastro não muda.</Text>
      <FormField form={form} name="email">
        {(field) => <EmailField label="E-mail" {...field} />}
      </FormField>
    </FormDialog>
  );
}
