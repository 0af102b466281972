import { FormField } from '@vidas/ui/form/FormField.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { NumberField } from '@vidas/ui/form/fields/NumberField.tsx';
import { PercentField } from '@vidas/ui/form/fields/PercentField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useWatch } from 'react-hook-form';
import { GradeDeFaixas } from './GradeDeFaixas.tsx';
import type { RegraForm } from './useRegraForm.ts';

interface StepProps {
  readonly form: RegraForm;
}

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

/** The second step: a value per life, or the grid of the other two types (RCO-4, RCO-22). */
export function ValoresStep({ form }: StepProps) {
  const tipo = useWatch({ control: form.control, name: 'dadosRegra.regraTipoId' });
  return tipo === '1' ? <PorVida form={form} /> : <GradeDeFaixas form={form} tipo={tipo} />;
}
