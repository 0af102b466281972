import { TextField } from '@vidas/ui/form/fields/TextField.tsx';

/** The only field beside a period. */
export interface BesideFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A code to type. */
export function TypedBeside({ label, value, onChange }: BesideFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      maxLength={20}
      autoComplete="off"
      enterKeyHint="search"
      isTabular
    />
  );
}
