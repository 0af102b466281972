import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { FormError } from '@vidas/ui/form/FormError.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';

interface Marca {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean;
}

interface MarcasProps {
  readonly legend: string;
  readonly options: readonly Marca[];
  readonly value: readonly string[];
  readonly onChange: (next: string[]) => void;
  readonly errorMessage: string | undefined;
}

/** A list of short lines, each with its own tick box. */
export function Marcas({ legend, options, value, onChange, errorMessage }: MarcasProps) {
  return (
    <Fieldset legend={legend}>
      <Stack gap="s">
        {options.map(({ key, label, hint, isDisabled = false }) => (
          <Checkbox
            key={key}
            label={label}
            hint={hint}
            isDisabled={isDisabled}
            checked={value.includes(key)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, key] : value.filter((each) => each !== key))
            }
          />
        ))}
        {errorMessage !== undefined && <FormError>{errorMessage}</FormError>}
      </Stack>
    </Fieldset>
  );
}
