import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import type { Campo } from './fields.ts';

interface CampoDeTextoProps {
  readonly campo: Campo<string>;
  readonly defaultValue?: string | undefined;
  readonly errorMessage?: string | undefined;
}

/** A box of the report. Spelling checks of browsers may send the text elsewhere, so they are off. */
export function CampoDeTexto({ campo, defaultValue = '', errorMessage }: CampoDeTextoProps) {
  const { name, label, hint, rows, maxLength, inputMode } = campo;
  const common = {
    name,
    label,
    hint,
    maxLength,
    defaultValue,
    errorMessage,
    size: 'large',
    autoComplete: 'off',
    spellCheck: false,
  } as const;
  return rows === undefined ? (
    <TextField {...common} inputMode={inputMode ?? 'text'} />
  ) : (
    <TextArea {...common} rows={rows} hasCounter />
  );
}
