import { Button } from '@vidas/ui/button';
import { DatePicker } from '@vidas/ui/date-picker';
import { FieldRow } from '@vidas/ui/form/field-row';
import { ownsEnter } from '@vidas/ui/form/owns-enter';
import { FormField } from '@vidas/ui/form/form-field';
import { TextField } from '@vidas/ui/form/text-field';
import { Stack } from '@vidas/ui/layout/stack';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { BuscarBeneficiario } from './BuscarBeneficiario.tsx';
import type { VendaForm } from './vendaForm.ts';

interface BeneficiarioFieldProps {
  readonly form: VendaForm;
  /** Whose fees are asked for. */
  readonly onChoose: (codSau: string) => void;
}

/** The matrícula, typed or searched for, and the day of the sale, of which fine and interest are. */
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
