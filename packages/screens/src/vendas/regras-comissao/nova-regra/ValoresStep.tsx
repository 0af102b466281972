import { faixasEtarias } from '@vidas/api-client/kinds/faixaEtaria.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { NumberField } from '@vidas/ui/form/fields/NumberField.tsx';
import { PercentField } from '@vidas/ui/form/fields/PercentField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { ListaDeCartoes } from './ListaDeCartoes.tsx';
import { faixaNova } from './regraForm.ts';
import type { RegraForm } from './useRegraForm.ts';

interface StepProps {
  readonly form: RegraForm;
}

const idades = faixasEtarias.map((label, index) => ({ value: String(index + 1), label }));

function PorVida({ form }: StepProps) {
  return (
    <Stack gap="l">
      <FormField form={form} name="dadosRegra.regraValorVida">
        {(field) => <MoneyField {...field} label="Comissão por vida" isRequired />}
      </FormField>
      <Row isEven gap="l" align="start">
        <FormField form={form} name="dadosRegra.regraBonusVida">
          {(field) => <NumberField {...field} label="Bônus a partir de (vidas no mês)" step={1} isOptional />}
        </FormField>
        <FormField form={form} name="dadosRegra.regraBonusPorcentagem">
          {(field) => <PercentField {...field} label="Bônus sobre a comissão" isOptional />}
        </FormField>
      </Row>
    </Stack>
  );
}

function Faixa({
  form,
  index,
  contaVidas,
}: StepProps & { readonly index: number; readonly contaVidas: boolean }) {
  const at = `faixasRegra.${index}` as const;
  return (
    <>
      <FormField form={form} name={`${at}.faixaDescricao`}>
        {(field) => <TextField {...field} label="Descrição da faixa" isRequired maxLength={200} />}
      </FormField>
      <Row isEven gap="m" align="start">
        <FormField form={form} name={`${at}.faixaVidasInicial`}>
          {(field) => <NumberField {...field} label="De (vendas)" isRequired isDisabled={!contaVidas} />}
        </FormField>
        <FormField form={form} name={`${at}.faixaVidasFinal`}>
          {(field) => <NumberField {...field} label="Até (vendas)" isRequired isDisabled={!contaVidas} />}
        </FormField>
        <FormField form={form} name={`${at}.tabelaFaixaId`}>
          {(field) => <SelectField {...field} label="Faixa etária" isRequired options={idades} />}
        </FormField>
        <FormField form={form} name={`${at}.faixaPorcentagemPaga`}>
          {(field) => <PercentField {...field} label="Porcentagem" isRequired />}
        </FormField>
      </Row>
    </>
  );
}

function Faixas({ form, contaVidas }: StepProps & { readonly contaVidas: boolean }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'faixasRegra' });
  const { errors } = useFormState({ control: form.control, name: 'faixasRegra' });
  return (
    <ListaDeCartoes
      nome="Faixa"
      keys={fields.map(({ id }) => id)}
      addLabel="Adicionar faixa"
      errorMessage={errors.faixasRegra?.message ?? errors.faixasRegra?.root?.message}
      onAdd={() => append(faixaNova)}
      onRemove={remove}
    >
      {(index) => <Faixa form={form} index={index} contaVidas={contaVidas} />}
    </ListaDeCartoes>
  );
}

/** The second step: a value per life, or the tracks of the other two types (RCO-4). */
export function ValoresStep({ form }: StepProps) {
  const tipo = useWatch({ control: form.control, name: 'dadosRegra.regraTipoId' });
  return tipo === '1' ? <PorVida form={form} /> : <Faixas form={form} contaVidas={tipo === '2'} />;
}
