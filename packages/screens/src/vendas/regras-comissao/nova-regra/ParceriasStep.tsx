import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SearchableSelect } from '@vidas/ui/form/choice/SearchableSelect.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { type Escolha, EscolhaMultipla } from './EscolhaMultipla.tsx';
import { oQuePaga } from './oQuePaga.ts';
import { ListaDeCartoes } from './ListaDeCartoes.tsx';
import { Lacunas } from './Lacunas.tsx';
import { parceriaNova, type RegraDigitada } from './regraForm.ts';
import type { StepProps } from './VendedoresStep.tsx';

/** Options of one partnership: no seller of another one, and its own seller not as a partner (RCO-15). */
export const oferecidos = (
  todos: readonly Escolha[],
  parcerias: readonly { readonly vendedor: string }[],
  index: number,
): { readonly vendedores: Escolha[]; readonly parceiros: Escolha[] } => {
  const own = parcerias[index]?.vendedor ?? '';
  const taken = new Set(parcerias.filter((_, other) => other !== index).map(({ vendedor }) => vendedor));
  return {
    vendedores: todos.filter(({ value }) => !taken.has(value)),
    parceiros: todos.filter(({ value }) => value !== own),
  };
};

/** One partnership. */
function Parceria({ form, escolhas, index }: StepProps & { readonly index: number }) {
  const at = `vendedorParceria.${index}` as const;
  const parcerias = useWatch({ control: form.control, name: 'vendedorParceria' });
  const { vendedores, parceiros: possiveis } = oferecidos(escolhas.vendedores, parcerias, index);
  return (
    <>
      <FormField form={form} name={`${at}.planoRegistro`}>
        {(field) => (
          <SearchableSelect
            {...field}
            label="Plano"
            emptyText={escolhas.semPlanos}
            options={escolhas.planos}
            isRequired
          />
        )}
      </FormField>
      <FormField form={form} name={`${at}.vendedor`}>
        {(field) => (
          <SearchableSelect
            {...field}
            label="Vendedor"
            emptyText={escolhas.semVendedores}
            options={vendedores}
            isRequired
            onChange={(value: string) => {
              field.onChange(value);
              const parceiros = parcerias[index]?.parceiros ?? [];
              if (parceiros.includes(value))
                form.setValue(
                  `${at}.parceiros`,
                  parceiros.filter((one) => one !== value),
                );
            }}
          />
        )}
      </FormField>
      <FormField form={form} name={`${at}.parceiros`}>
        {(field) => (
          <EscolhaMultipla
            field={field}
            label="Parceiros"
            emptyText={escolhas.semVendedores}
            options={possiveis}
          />
        )}
      </FormField>
      <FormField form={form} name={`${at}.contaMeta`}>
        {({ value, ...field }) => <Checkbox {...field} label="Conta para a meta" checked={value} />}
      </FormField>
    </>
  );
}

/** Amounts of the rule in words, because a saved rule cannot be edited. */
function OQuePaga({ form }: Pick<StepProps, 'form'>) {
  const digitada = useWatch({ control: form.control }) as RegraDigitada;
  return (
    <>
      <Text>{oQuePaga(digitada)}</Text>
      <Lacunas form={form} />
    </>
  );
}

/** The last step, which may stay empty: partners who share the sales of a plan (RCO-7). */
export function ParceriasStep({ form, escolhas }: StepProps) {
  const name = 'vendedorParceria';
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const { errors } = useFormState({ control: form.control, name });
  return (
    <Stack gap="l">
      <OQuePaga form={form} />
      <Text tone="muted">
        Opcional. A comissão das vendas do plano é dividida em partes iguais entre o vendedor e os parceiros.
      </Text>
      <ListaDeCartoes
        nome="Parceria"
        keys={fields.map(({ id }) => id)}
        addLabel="Adicionar parceria"
        errorMessage={errors[name]?.message ?? errors[name]?.root?.message}
        onAdd={() => append(parceriaNova)}
        onRemove={remove}
      >
        {(index) => <Parceria form={form} escolhas={escolhas} index={index} />}
      </ListaDeCartoes>
    </Stack>
  );
}
