import { DateRange } from '@vidas/ui/date-range/DateRange.tsx';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useController, useFieldArray, useFormState } from 'react-hook-form';
import { EscolhaMultipla, type Escolhas } from './EscolhaMultipla.tsx';
import { ListaDeCartoes } from './ListaDeCartoes.tsx';
import { associacaoNova } from './regraForm.ts';
import type { RegraForm } from './useRegraForm.ts';

export interface StepProps {
  readonly form: RegraForm;
  readonly escolhas: Escolhas;
}

interface PartProps extends StepProps {
  readonly index: number;
}

/** Single sellers, or all active ones. */
function Vendedores({ form, index, escolhas: { vendedores, semVendedores } }: PartProps) {
  return (
    <FormField form={form} name={`vendedorRegraComissao.${index}.vendedores`}>
      {(field) => {
        const isAll = vendedores.length > 0 && field.value.length === vendedores.length;
        return (
          <Stack gap="s">
            <EscolhaMultipla
              field={isAll ? { ...field, value: [] } : field}
              label="Vendedores"
              hint={
                isAll
                  ? `Todos os ${vendedores.length} vendedores ativos`
                  : 'Por nome ou código; cole vários códigos de uma vez'
              }
              emptyText={semVendedores}
              options={vendedores}
              isDisabled={isAll}
            />
            <Checkbox
              label="Todos"
              checked={isAll}
              isDisabled={vendedores.length === 0}
              onChange={() => field.onChange(isAll ? [] : vendedores.map(({ value }) => value))}
            />
          </Stack>
        );
      }}
    </FormField>
  );
}

/** The first and the last day, two fields of the form in one. */
function Vigencia({ form, index }: Pick<PartProps, 'form' | 'index'>) {
  const at = `vendedorRegraComissao.${index}` as const;
  const inicio = useController({ control: form.control, name: `${at}.dataInicio` });
  const fim = useController({ control: form.control, name: `${at}.dataFim` });
  return (
    <DateRange
      label="Vigência"
      value={{ start: inicio.field.value, end: fim.field.value }}
      onChange={({ start, end }) => {
        inicio.field.onChange(start);
        fim.field.onChange(end);
      }}
      errorMessage={inicio.fieldState.error?.message ?? fim.fieldState.error?.message}
      isOneDayAllowed
    />
  );
}

/** The third step: sellers, plans and days under the rule (RCO-6). */
export function VendedoresStep({ form, escolhas }: StepProps) {
  const name = 'vendedorRegraComissao';
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const { errors } = useFormState({ control: form.control, name });
  return (
    <ListaDeCartoes
      nome="Associação"
      keys={fields.map(({ id }) => id)}
      addLabel="Adicionar associação"
      errorMessage={errors[name]?.message ?? errors[name]?.root?.message}
      hasFirst
      onAdd={() => append(associacaoNova)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <FormField form={form} name={`${name}.${index}.planoRegistro`}>
            {(field) => (
              <EscolhaMultipla
                field={field}
                label="Planos"
                emptyText={escolhas.semPlanos}
                options={escolhas.planos}
              />
            )}
          </FormField>
          <Vendedores form={form} index={index} escolhas={escolhas} />
          <Vigencia form={form} index={index} />
        </>
      )}
    </ListaDeCartoes>
  );
}
