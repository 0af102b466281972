import { type InputFieldProps, TextField } from './TextField.tsx';

/** Like a TextField, so `{...register('email')}` spreads into it. */
export type EmailFieldProps = InputFieldProps;

/** One e-mail address: the keyboard with @, no capitals or corrections. Set autoComplete to email where people write their own. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="off"
      placeholder="nome@exemplo.com.br"
      {...props}
      // type=email would let the browser strip and punycode the typed text before our own check.
      type="text"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
    />
  );
}
