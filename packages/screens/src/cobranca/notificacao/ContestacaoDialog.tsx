import { registraContestacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import type { DialogDaLinhaProps } from './dialogDaLinha.ts';

const schema = z.object({
  abertaEm: z.string('Escolha o dia.'),
  motivo: z.string().check(z.refine((text) => text.trim() !== '', 'Escreva o que a pessoa contesta.')),
});

/** Records that the holder disputes the debt (NOT-10). */
export function ContestacaoDialog({ row, onClose }: DialogDaLinhaProps) {
  const { act } = useAct(registraContestacao);
  const { today } = useOperatorClock();
  const form = useServerForm({
    schema,
    defaultValues: { abertaEm: today(), motivo: '' },
    onSubmit: async (typed) => {
      const { message } = replyOf(await act({ body: { ...typed, matricula: row.matricula } }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog title={`Contestação de ${row.nome}`} form={form} actionLabel="Registrar" onClose={onClose}>
      <Text>
        O contrato fica contestado até a resposta, que se dá em 7 dias úteis (nossa leitura); dela correm dez
        dias novos para pagar (RN ANS 593/2023).
      </Text>
      <FormField form={form} name="abertaEm">
        {(field) => <DatePicker label="Contestada em" {...field} max={today()} today={today()} />}
      </FormField>
      <FormField form={form} name="motivo">
        {(field) => <TextArea label="O que a pessoa contesta" {...field} maxLength={500} hasCounter />}
      </FormField>
    </FormDialog>
  );
}
