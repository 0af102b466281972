import { type ModuleKey, moduleKeys, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { FormError } from '@vidas/ui/form/FormError.tsx';
import type { FormFieldProps } from '@vidas/ui/form/FormField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';

/** Three columns, read downwards. */
const columns = [moduleKeys.slice(0, 6), moduleKeys.slice(6, 11), moduleKeys.slice(11)];

/** Choice of a person's modules, all visible. */
export function ModulosField({ name, value, onChange, onBlur, errorMessage }: FormFieldProps<ModuleKey[]>) {
  const toggle = (key: ModuleKey, isChosen: boolean) =>
    onChange(moduleKeys.filter((each) => (each === key ? isChosen : value.includes(each))));
  return (
    <Fieldset legend="Módulos">
      <Stack gap="s">
        {errorMessage && <FormError>{errorMessage}</FormError>}
        <Row isEven align="start" gap="l">
          {columns.map((keys) => (
            <Stack key={keys[0]} gap="s">
              {keys.map((key) => (
                <Checkbox
                  key={key}
                  name={name}
                  label={moduleNames[key]}
                  checked={value.includes(key)}
                  onBlur={onBlur}
                  onChange={({ target }) => toggle(key, target.checked)}
                />
              ))}
            </Stack>
          ))}
        </Row>
      </Stack>
    </Fieldset>
  );
}
