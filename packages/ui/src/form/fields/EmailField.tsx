import { type InputFieldProps, TextField } from './TextField.tsx';

/** The props of a TextField, so `{...register('email')}` spreads into it. */
export type EmailFieldProps = InputFieldProps;

/**
 * One e-mail address: a keyboard with @, no capitals, no corrections. Set autoComplete to email where people write
 * their own.
 */
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
