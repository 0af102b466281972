import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { CnsField } from '@vidas/ui/form/fields/CnsField.tsx';
import { CpfField } from '@vidas/ui/form/fields/CpfField.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { type Marcas, marked } from './fichaMarcas.ts';
import type { FichaFields } from './useFichaForm.ts';

export interface FichaGroupProps extends Marcas {
  readonly form: FichaFields;
}

const sexos = [
  { value: 'F', label: 'Feminino' },
  { value: 'M', label: 'Masculino' },
];

/** The fields of the person. */
export function FichaIdentificacao(props: FichaGroupProps) {
  const { form } = props;
  const { today } = useOperatorClock();
  return (
    <Fieldset legend="Identificação">
      <FormField form={form} name="nome">
        {(field) => <TextField label="Nome" isRequired {...marked(props, 'nome')(field)} />}
      </FormField>
      <Row isEven align="start" gap="l">
        <FormField form={form} name="cpf">
          {(field) => <CpfField label="CPF" {...marked(props, 'cpf')(field)} />}
        </FormField>
        <FormField form={form} name="cns">
          {(field) => <CnsField label="CNS" isOptional {...marked(props, 'cns')(field)} />}
        </FormField>
      </Row>
      <Row isEven align="start" gap="l">
        <FormField form={form} name="dataNascimento">
          {(field) => (
            <DatePicker
              label="Data de nascimento"
              isRequired
              min="1900-01-01"
              max={today()}
              {...marked(props, 'dataNascimento')(field)}
            />
          )}
        </FormField>
        <FormField form={form} name="sexo">
          {(field) => <SelectField label="Sexo" options={sexos} {...marked(props, 'sexo')(field)} />}
        </FormField>
      </Row>
      <FormField form={form} name="nomeMae">
        {(field) => <TextField label="Nome da mãe" {...marked(props, 'nomeMae')(field)} />}
      </FormField>
    </Fieldset>
  );
}
