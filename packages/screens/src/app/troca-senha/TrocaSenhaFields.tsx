import { dicaDaSenha } from '@vidas/api-client/shell/troca-senha/senha.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { PasswordField } from '@vidas/ui/form/fields/PasswordField.tsx';
import type { TrocaSenhaForm } from './useTrocaSenha.ts';

interface TrocaSenhaFieldsProps {
  readonly form: TrocaSenhaForm;
  /** 'large' for a page of its own. */
  readonly size?: 'large';
}

/** The old password, and the new one with a button to show it. */
export function TrocaSenhaFields({ form, size }: TrocaSenhaFieldsProps) {
  return (
    <>
      <FormField form={form} name="senhaAtual">
        {(field) => (
          <PasswordField label="Senha atual" size={size} autoComplete="current-password" {...field} />
        )}
      </FormField>
      <FormField form={form} name="senhaNova">
        {(field) => (
          <PasswordField
            label="Senha nova"
            size={size}
            autoComplete="new-password"
            hint={dicaDaSenha}
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
