import { dicaDaSenha } from '@vidas/api-client/shell/troca-senha/senha.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { PasswordField } from '@vidas/ui/form/fields/PasswordField.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { ComSenha } from './senhaForm.ts';

const modos = [
  { value: 'sorteia', label: 'Sortear uma senha', hint: 'Aparece uma só vez, para ser entregue à pessoa.' },
  { value: 'digita', label: 'Digitar a senha' },
];

interface SenhaFieldsProps {
  readonly control: Control<ComSenha>;
}

/** Choice between a drawn and a typed password. */
export function SenhaFields({ control }: SenhaFieldsProps) {
  const modo = useWatch({ control, name: 'modo' });
  return (
    <>
      <FormField form={{ control }} name="modo">
        {(field) => <RadioGroup label="Senha" options={modos} {...field} />}
      </FormField>
      {modo === 'digita' && (
        <FormField form={{ control }} name="senha">
          {(field) => (
            <PasswordField label="Nova senha" autoComplete="new-password" hint={dicaDaSenha} {...field} />
          )}
        </FormField>
      )}
    </>
  );
}
