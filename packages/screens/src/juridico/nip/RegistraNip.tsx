import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { registraNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { type Natureza, naturezas } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const chaves = Object.keys(naturezas) as Natureza[];
const preciso = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
const schema = z.object({
  demanda: preciso('Escreva o número da demanda.'),
  matricula: preciso('Escreva a matrícula.'),
  natureza: z.enum(chaves, 'Escolha a natureza.'),
  notificadaEm: z.string('Escolha o dia.'),
  assunto: preciso('Escreva o assunto.'),
  demandaTexto: preciso('Cole o texto da demanda.'),
  protocolo: z.string(),
});
const vazio = {
  demanda: '',
  matricula: '',
  natureza: '' as Natureza,
  assunto: '',
  demandaTexto: '',
  protocolo: '',
};
const options = chaves.map((value) => ({ value, label: naturezas[value] }));

/** Opens the form of a new NIP. */
export function RegistraNip() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" onPress={() => setOpen(true)}>
        Registrar NIP
      </Button>
      {isOpen && <RegistraNipDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** A NIP as ANS notified it; its terms run from that day (PRA-5). */
function RegistraNipDialog({ onClose }: { readonly onClose: () => void }) {
  const { act } = useAct(registraNip);
  const { today } = useOperatorClock();
  const form = useServerForm({
    schema,
    defaultValues: { ...vazio, notificadaEm: today() },
    onSubmit: async (dados) => {
      toasts.success(replyOf(await act({ body: dados })).message);
      onClose();
    },
  });
  return (
    <FormDialog title="Registrar NIP" size="medium" form={form} actionLabel="Registrar NIP" onClose={onClose}>
      <Row isEven align="start" gap="l">
        <FormField form={form} name="demanda">
          {(field) => <TextField label="Número da demanda na ANS" maxLength={40} {...field} />}
        </FormField>
        <FormField form={form} name="notificadaEm">
          {(field) => <DatePicker label="Notificada em" max={today()} today={today()} {...field} />}
        </FormField>
      </Row>
      <Row isEven align="start" gap="l">
        <FormField form={form} name="matricula">
          {(field) => <TextField label="Matrícula do beneficiário" maxLength={20} {...field} />}
        </FormField>
        <FormField form={form} name="natureza">
          {(field) => <SelectField label="Natureza" placeholder="Selecione" options={options} {...field} />}
        </FormField>
      </Row>
      <FormField form={form} name="assunto">
        {(field) => <TextField label="Assunto" maxLength={200} {...field} />}
      </FormField>
      <FormField form={form} name="demandaTexto">
        {(field) => <TextArea label="Texto da demanda" rows={5} maxLength={10_000} {...field} />}
      </FormField>
      <FormField form={form} name="protocolo">
        {(field) => (
          <TextField
            label="Protocolo nosso"
            isOptional
            hint="O do atendimento de que a pessoa se queixa."
            maxLength={40}
            {...field}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
