import { writeDayTime } from '@vidas/api-client/words/day.ts';
import {
  type Comprovante,
  enviaComprovanteCartao,
} from '@vidas/api-client/caixa/comprovante/comprovante.contract.ts';
import { pedeReenvio } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { EmailField } from '@vidas/ui/form/fields/EmailField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { PdfDialog } from '@vidas/ui/pdf-viewer/PdfDialog.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { dizFormaPedida } from '../../app/papel/FormaPedida.tsx';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const schema = z.object({ email: z.email('Escreva um endereço de e-mail.') });

interface ComprovanteDialogProps {
  readonly cartaoId: string;
  readonly comprovante: Comprovante;
  readonly onClose: () => void;
}

/** The receipt of a card sale: on paper, and by e-mail to an address that may be changed for this sending (CXA-18). */
export function ComprovanteDialog({ cartaoId, comprovante, onClose }: ComprovanteDialogProps) {
  const { act } = useAct(enviaComprovanteCartao);
  const [isPrinting, setPrinting] = useState(false);
  const { nome, email, enviadoEm, enviadoPara, data } = comprovante;
  const [isAgain, setIsAgain] = useState(false);
  const form = useServerForm({
    schema,
    defaultValues: { email: email?.trim() ?? '' },
    onSubmit: async (typed) => {
      const outcome = await act({
        body: { cartaoId, email: typed.email, ...(isAgain ? { reenviar: true } : {}) },
      });
      if (outcome.kind !== 'done' && pedeReenvio(outcome.reason)) setIsAgain(true);
      const { isRepetido = false, message } = replyOf(outcome);
      if (isRepetido) toasts.info(message);
      else toasts.success(message, typed.email);
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        title={`Comprovante do pagamento de ${nome}`}
        failed="O comprovante não saiu"
        form={form}
        actionLabel={isAgain ? 'Enviar de novo' : 'Enviar por e-mail'}
        cancelLabel="Fechar"
        onClose={onClose}
      >
        {enviadoEm !== null && (
          <Notice>
            Já enviado para {enviadoPara} em {writeDayTime(enviadoEm)}.
          </Notice>
        )}
        <Button onPress={() => setPrinting(true)}>Abrir para imprimir</Button>
        <Text>
          O endereço vale para este envio; o do cadastro não muda. O arquivo do e-mail abre com os 5 primeiros
          dígitos do CPF do titular.{dizFormaPedida(comprovante)}
        </Text>
        <FormField form={form} name="email">
          {(field) => <EmailField label="E-mail" {...field} />}
        </FormField>
      </FormDialog>
      {isPrinting && (
        <PdfDialog
          title={`Comprovante de ${nome}`}
          label="Comprovante"
          fileName={`comprovante-cartao-${cartaoId}.pdf`}
          load={() => Promise.resolve(new Blob([bytesOf(data)], { type: 'application/pdf' }))}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
}
