import { Button } from '@vidas/ui/button/Button.tsx';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { ownsEnter } from '@vidas/ui/form/ownsEnter.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { BuscarBeneficiario } from './BuscarBeneficiario.tsx';
import type { VendaForm } from './vendaForm.ts';

interface BeneficiarioFieldProps {
  readonly form: VendaForm;
  /** Called with the chosen matrícula. */
  readonly onChoose: (codSau: string) => void;
}

/** The matrícula, from input or search, and the day of the sale for fine and interest. */
export function BeneficiarioField({ form, onChoose }: BeneficiarioFieldProps) {
  const { today } = useOperatorClock();
  const [isSearching, setSearching] = useState(false);
  const lookUp = (codSau: string) => onChoose(codSau.trim());
  return (
    <Stack gap="s">
      <FieldRow>
        <FormField form={form} name="codSau">
          {(field) => (
            <TextField
              label="Código do beneficiário"
              inputMode="numeric"
              {...field}
              onBlur={() => {
                field.onBlur();
                lookUp(field.value);
              }}
              onKeyDown={ownsEnter(() => lookUp(field.value))}
            />
          )}
        </FormField>
        <Button onPress={() => setSearching(true)}>Buscar beneficiário</Button>
        <FormField form={form} name="cartaoDataVenda">
          {(field) => (
            <DatePicker label="Data da venda" {...field} value={field.value} max={today()} today={today()} />
          )}
        </FormField>
      </FieldRow>
      {isSearching && (
        <BuscarBeneficiario
          onClose={() => setSearching(false)}
          onChoose={({ codsau }) => {
            form.setValue('codSau', codsau, { shouldDirty: true, shouldValidate: true });
            onChoose(codsau);
            setSearching(false);
          }}
        />
      )}
    </Stack>
  );
}
