import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { testaEmail } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.contract.ts';
import { EmailField } from '@vidas/ui/form/fields/EmailField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const schema = z.object({ para: z.email('Escreva um endereço de e-mail.') });

/** Sends one message by the configured server, so that a person sees whether it arrives (TEC-7). */
export function TestaEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const { act } = useAct(testaEmail);
  const form = useServerForm({
    schema,
    defaultValues: { para: '' },
    onSubmit: async (body) => {
      const { message } = replyOf(await act({ body }));
      toasts.success('Mensagem enviada!', message);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Testar o e-mail"
      failed="A mensagem não saiu"
      form={form}
      actionLabel="Enviar"
      onClose={onClose}
    >
      <Text>Uma mensagem de teste sai pelo servidor de e-mail configurado.</Text>
      <FormField form={form} name="para">
        {(field) => <EmailField label="Para" {...field} />}
      </FormField>
    </FormDialog>
  );
}
