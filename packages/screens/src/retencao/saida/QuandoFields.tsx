import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import type { Control } from 'react-hook-form';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';

interface QuandoFieldsProps {
  readonly label: string;
  readonly control: Control<{ dia: string | null; hora: string }>;
}

/** Day and hour of a past event. */
export function QuandoFields({ label, control }: QuandoFieldsProps) {
  const { today } = useOperatorClock();
  const form = { control };
  return (
    <Row isEven align="start" gap="l">
      <FormField form={form} name="dia">
        {(field) => (
          <DatePicker label={label} hint="Em branco: agora." {...field} max={today()} today={today()} />
        )}
      </FormField>
      <FormField form={form} name="hora">
        {(field) => <TextField label="Hora" hint="Como 18:40." {...field} />}
      </FormField>
    </Row>
  );
}
