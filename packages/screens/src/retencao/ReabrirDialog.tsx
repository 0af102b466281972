import { replyOf } from '@vidas/api-client/http/actOf.ts';
import {
  type BeneficiarioRetencao,
  reabrirAtendimentoRetencao,
} from '@vidas/api-client/retencao/retencao.contract.ts';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../app/FormDialog.tsx';
import { useAct } from '../app/useAct.ts';
import { useServerForm } from '../app/useServerForm.ts';

const schema = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, 'Escreva por que se reabre.'), z.maxLength(1000)),
});

export interface ReabrirDialogProps {
  readonly beneficiario: BeneficiarioRetencao;
  readonly onClose: () => void;
}

/** Asks why a finished attendance is reopened; when another person was faster the question stays and names them (RET-8). */
export function ReabrirDialog({ beneficiario: { nome, retCod }, onClose }: ReabrirDialogProps) {
  const { act } = useAct(reabrirAtendimentoRetencao);
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      replyOf(await act({ body: { retcod: retCod ?? '', motivo } }));
      toasts.success('Atendimento reaberto com sucesso!');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Reabrir o atendimento de ${nome}?`}
      failed="O atendimento não foi reaberto"
      form={form}
      actionLabel="Reabrir"
      onClose={onClose}
    >
      <Text>Ele volta para Atendimento. O que foi registrado até aqui fica no histórico.</Text>
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="Por que se reabre" {...field} maxLength={1000} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
