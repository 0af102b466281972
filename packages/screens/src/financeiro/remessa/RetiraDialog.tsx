import { type Remessa, retiraRemessa } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface RetiraDialogProps {
  readonly remessa: Remessa;
  readonly onClose: () => void;
}

const schema = z.object({
  motivo: z.string().check(z.refine((text) => text.trim() !== '', 'Diga por que se retira.')),
});

/** Takes back a file that did not go to the bank, with a reason (REM-10). */
export function RetiraDialog({ remessa, onClose }: RetiraDialogProps) {
  const { act } = useAct(retiraRemessa);
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      const { message } = replyOf(await act({ body: { remessa: remessa.id, motivo } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Retirar a remessa ${remessa.sequencial}`}
      failed="Nada foi retirado"
      form={form}
      actionLabel="Retirar"
      tone="danger"
      onClose={onClose}
    >
      <Text>
        Só se o arquivo não foi ao banco: os seus comandos esperam a próxima remessa, e o número desta não se
        usa de novo.
      </Text>
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="Motivo" {...field} maxLength={200} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
