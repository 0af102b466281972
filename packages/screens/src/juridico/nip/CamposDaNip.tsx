import { type Natureza, naturezas } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import type { ZodForm } from '@vidas/ui/form/useZodForm.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import type { NipDigitada } from './nipDigitada.ts';

const options = (Object.keys(naturezas) as Natureza[]).map((value) => ({ value, label: naturezas[value] }));

/** Fields of a NIP as ANS notified it. */
export function CamposDaNip({ form }: { readonly form: ZodForm<NipDigitada> }) {
  const { today } = useOperatorClock();
  return (
    <>
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
    </>
  );
}
