import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Row } from '../layout/Row.tsx';
import { emailProblem } from '../masks/problems.ts';
import { Notice } from '../notice/Notice.tsx';
import { Text } from '../text/Text.tsx';
import { space } from '../theme/scale.ts';
import {
  acomodacoes,
  contratacoes,
  contratoSchema,
  municipios,
  type Contrato,
  type ContratoInput,
} from './cadastro.fake.ts';
import { CepField } from './fields/CepField.tsx';
import { Checkbox } from './choice/Checkbox.tsx';
import { CnpjField } from './fields/CnpjField.tsx';
import { CpfCnpjField } from './fields/CpfCnpjField.tsx';
import { CpfField } from './fields/CpfField.tsx';
import { EmailField } from './fields/EmailField.tsx';
import { Fieldset } from './Fieldset.tsx';
import type { FieldSize } from './fieldLook.ts';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';
import { MoneyField } from './fields/MoneyField.tsx';
import { MultiTagField } from './choice/MultiTagField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { PercentField } from './fields/PercentField.tsx';
import { PhoneField } from './fields/PhoneField.tsx';
import { RadioGroup } from './choice/RadioGroup.tsx';
import { SearchableSelect } from './choice/SearchableSelect.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { TextField } from './fields/TextField.tsx';
import { useZodForm, type FormRefusal } from './useZodForm.ts';

interface ContratoFormProps {
  /** The first values of the form. */
  readonly startsWith: ContratoInput;
  /** Grava; devolve a recusa do servidor quando há uma. */
  readonly onSave: (contrato: Contrato) => Promise<FormRefusal | void> | FormRefusal | void;
  /** Size of the fields. */
  readonly size?: FieldSize;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16em, 100%), 1fr));
  gap: ${space.l};
  align-items: start;
`;

const Page = styled.div`
  max-width: 56em;
`;

/** A contract with every field of the library, checked by one schema. */
export function ContratoForm({ startsWith, onSave, size = 'normal' }: ContratoFormProps) {
  const form = useZodForm({ schema: contratoSchema, defaultValues: startsWith, onSubmit: onSave });
  return (
    <Page>
      <Form {...form.formProps} aria-label="Contrato">
        {form.failure && (
          <Notice tone="negative" title="O contrato não foi gravado">
            {form.failure}
          </Notice>
        )}
        <Fieldset legend="Empresa">
          <Columns>
            <FormField form={form} name="razaoSocial">
              {(field) => <TextField label="Razão social" size={size} isRequired {...field} />}
            </FormField>
            <FormField form={form} name="cnpj">
              {(field) => <CnpjField label="CNPJ" size={size} isRequired {...field} />}
            </FormField>
            <FormField form={form} name="cep">
              {(field) => <CepField label="CEP" size={size} isRequired {...field} />}
            </FormField>
            <FormField form={form} name="municipio">
              {(field) => (
                <SearchableSelect label="Município" size={size} options={municipios} isRequired {...field} />
              )}
            </FormField>
          </Columns>
        </Fieldset>
        <Fieldset legend="Quem responde">
          <Columns>
            <FormField form={form} name="responsavel">
              {(field) => <TextField label="Nome" size={size} isRequired {...field} />}
            </FormField>
            <FormField form={form} name="cpf">
              {(field) => <CpfField label="CPF" size={size} isRequired {...field} />}
            </FormField>
            <FormField form={form} name="email">
              {(field) => <EmailField label="E-mail" size={size} isRequired {...field} />}
            </FormField>
            <FormField form={form} name="telefone">
              {(field) => <PhoneField label="Telefone" size={size} isRequired {...field} />}
            </FormField>
          </Columns>
        </Fieldset>
        <Fieldset legend="Plano">
          <FormField form={form} name="contratacao">
            {(field) => (
              <RadioGroup
                look="cards"
                label="Tipo de contratação"
                size={size}
                options={contratacoes}
                isRequired
                {...field}
              />
            )}
          </FormField>
          <Columns>
            <FormField form={form} name="mensalidadeCents">
              {(field) => <MoneyField label="Mensalidade" size={size} isRequired {...field} />}
            </FormField>
            <FormField form={form} name="descontoCents">
              {(field) => <MoneyField label="Desconto" size={size} canBeNegative isOptional {...field} />}
            </FormField>
            <FormField form={form} name="coparticipacao">
              {(field) => <PercentField label="Coparticipação" size={size} isRequired {...field} />}
            </FormField>
            <FormField form={form} name="vidas">
              {(field) => <NumberField label="Vidas" size={size} step={1} isRequired {...field} />}
            </FormField>
            <FormField form={form} name="pagador">
              {(field) => <CpfCnpjField label="CPF ou CNPJ de quem paga" size={size} isOptional {...field} />}
            </FormField>
            <FormField form={form} name="acomodacao">
              {(field) => (
                <RadioGroup label="Acomodação" size={size} options={acomodacoes} isRequired {...field} />
              )}
            </FormField>
          </Columns>
          <FormField form={form} name="avisos">
            {(field) => (
              <MultiTagField
                label="Enviar avisos para"
                hint="Um ou mais e-mails"
                size={size}
                problemOf={emailProblem}
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="observacao">
            {(field) => (
              <TextArea
                label="Observação"
                size={size}
                maxLength={200}
                rows={2}
                hasCounter
                isOptional
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="aceite">
            {({ value, ...field }) => (
              <Checkbox label="Conferi os documentos" size={size} checked={value} {...field} />
            )}
          </FormField>
        </Fieldset>
        <Row>
          <Button type="submit" tone="primary" size={size} isPending={form.isPending}>
            Salvar contrato
          </Button>
          <Button type="reset" size={size} isDisabled={!form.isDirty}>
            Desfazer alterações
          </Button>
          {form.isDirty && <Text tone="muted">Há alterações não salvas</Text>}
        </Row>
      </Form>
    </Page>
  );
}
