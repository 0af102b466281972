import { desfazProva, type Prova } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { especiesDeProva } from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface DesfazProvaDialogProps {
  readonly prova: Prova;
  readonly onClose: () => void;
}

const schema = z.object({ motivo: z.string().check(z.minLength(1, 'Escreva por que a prova é errada.')) });

/** Undoes a wrong proof, with its reason. */
export function DesfazProvaDialog({ prova: { id, especie, recebidoEm }, onClose }: DesfazProvaDialogProps) {
  const { act } = useAct(desfazProva);
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }: z.infer<typeof schema>) => {
      toasts.success(replyOf(await act({ body: { id, motivo } })).message);
      onClose();
    },
  });
  return (
    <FormDialog title="Desfazer a prova?" actionLabel="Desfazer prova" form={form} onClose={onClose}>
      <Text>
        {`${especiesDeProva[especie]}, de ${writeDay(recebidoEm)}. Ela deixa de valer, e fica no registro com o motivo e o seu arquivo.`}
      </Text>
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="Por que é errada" maxLength={300} hasCounter {...field} />}
      </FormField>
    </FormDialog>
  );
}
