import { dicaDaSenha } from '@vidas/api-client/shell/senha-rules';
import { FormField } from '@vidas/ui/form/form-field';
import { PasswordField } from '@vidas/ui/form/password-field';
import type { TrocaSenhaForm } from './useTrocaSenha.ts';

interface TrocaSenhaFieldsProps {
  readonly form: TrocaSenhaForm;
}

/** The old password, and the new one with its eye. */
export function TrocaSenhaFields({ form }: TrocaSenhaFieldsProps) {
  return (
    <>
      <FormField form={form} name="senhaAtual">
        {(field) => <PasswordField label="Senha atual" autoComplete="current-password" {...field} />}
      </FormField>
      <FormField form={form} name="senhaNova">
        {(field) => (
          <PasswordField label="Senha nova" autoComplete="new-password" hint={dicaDaSenha} {...field} />
        )}
      </FormField>
    </>
  );
}
