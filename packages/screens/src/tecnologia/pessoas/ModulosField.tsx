import { type ModuleKey, moduleKeys, moduleNames } from '@vidas/api-client/shell/modules';
import { Checkbox } from '@vidas/ui/form/checkbox';
import { Fieldset } from '@vidas/ui/form/fieldset';
import { FormError } from '@vidas/ui/form/form-error';
import type { FormFieldProps } from '@vidas/ui/form/form-field';
import { Row } from '@vidas/ui/layout/row';
import { Stack } from '@vidas/ui/layout/stack';

/** Three columns, read downwards. */
const columns = [moduleKeys.slice(0, 6), moduleKeys.slice(6, 11), moduleKeys.slice(11)];

/** The modules that open for a person, all in sight. */
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
