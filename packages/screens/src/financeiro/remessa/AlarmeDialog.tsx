import { type AlarmeDaRemessa, decideAlarme } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface AlarmeDialogProps {
  readonly alarme: AlarmeDaRemessa;
  readonly onClose: () => void;
}

const schema = z.object({
  decisao: z.string().check(z.refine((text) => text.trim() !== '', 'Diga o que se viu.')),
});

/** Records a person's explanation of one of our numbers that does not fit (REM-14). */
export function AlarmeDialog({ alarme, onClose }: AlarmeDialogProps) {
  const { act } = useAct(decideAlarme);
  const form = useServerForm({
    schema,
    defaultValues: { decisao: '' },
    onSubmit: async ({ decisao }) => {
      const { arquivo, linha } = alarme;
      const { message } = replyOf(await act({ body: { arquivo, linha, decisao } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Decidir o número ${alarme.nossoNumero}`}
      form={form}
      actionLabel="Salvar"
      onClose={onClose}
    >
      <Text>{alarme.motivo}</Text>
      <Text tone="muted">
        A linha não foi aplicada e continua assim. Pergunte ao banco ou ao sistema central de quem é o número.
      </Text>
      <FormField form={form} name="decisao">
        {(field) => <TextArea label="O que se viu" {...field} maxLength={200} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
