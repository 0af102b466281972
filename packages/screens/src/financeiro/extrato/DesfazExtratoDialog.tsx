import { counted } from '@vidas/api-client/words/counted.ts';
import {
  desfazExtrato,
  type ExtratoRecebido,
} from '@vidas/api-client/financeiro/extrato/extrato.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface DesfazExtratoDialogProps {
  readonly extrato: ExtratoRecebido;
  readonly onClose: () => void;
}

const schema = z.object({
  motivo: z.string().check(z.refine((text) => text.trim() !== '', 'Diga por que se desfaz.')),
});

const dias = (quantos: number): string =>
  counted(quantos, 'dia que ele conferiu volta', 'dias que ele conferiu voltam');

/** Asks for the reason of a statement's undo, and lists the checks that go with it (CBR-33). */
export function DesfazExtratoDialog({
  extrato: { extratoId, nome, diasConferidos },
  onClose,
}: DesfazExtratoDialogProps) {
  const { act } = useAct(desfazExtrato);
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      const { message } = replyOf(await act({ body: { extrato: extratoId, motivo } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Desfazer ${nome}`}
      failed="Nada foi desfeito"
      form={form}
      actionLabel="Desfazer"
      tone="danger"
      onClose={onClose}
    >
      <Text>
        {diasConferidos ? `${dias(diasConferidos)} a por conferir.` : 'Nenhum dia foi conferido por ele.'} O
        que uma pessoa conferiu fica, e o que outro extrato também traz segue contando por ele.
      </Text>
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="Motivo" {...field} maxLength={500} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
