import { cargos, poderDo } from '@vidas/api-client/tecnologia/pessoas/cargos.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SearchableSelect } from '@vidas/ui/form/choice/SearchableSelect.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import type { ZodForm } from '@vidas/ui/form/useZodForm.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useWatch } from 'react-hook-form';
import type { ComCargo } from './cargoForm.ts';

const opcoes = cargos.map((cargo) => ({ value: cargo, label: cargo }));

const poderEscrito = (cargo: string): string =>
  cargo === ''
    ? 'Alguns cargos dão direitos além dos módulos.'
    : (poderDo(cargo) ?? 'O que os módulos abrem, e nada mais.');

interface CargoFieldsProps {
  readonly form: ZodForm<ComCargo>;
  /** True for the own person: another one changes these (TEC-9). */
  readonly isDisabled?: boolean;
}

/** Occupation, with its rights beyond the modules, and seller code. */
export function CargoFields({ form, isDisabled = false }: CargoFieldsProps) {
  const cargo = useWatch({ control: form.control, name: 'cargo' });
  return (
    <Row isEven align="start" gap="l">
      <FormField form={form} name="cargo">
        {(field) => (
          <SearchableSelect
            label="Cargo"
            placeholder="Escolha"
            options={opcoes}
            valueLabel={cargo}
            hint={poderEscrito(cargo)}
            isDisabled={isDisabled}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="vendedor">
        {(field) => (
          <TextField
            label="Código de vendedor"
            isOptional
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            hint="Só de quem vende; o do cadastro de vendedores."
            isDisabled={isDisabled}
            {...field}
          />
        )}
      </FormField>
    </Row>
  );
}
