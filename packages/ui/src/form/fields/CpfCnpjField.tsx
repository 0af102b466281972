import { cpfCnpjMask } from '../../masks/textMasks.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

const kind = { mask: cpfCnpjMask, empty: '', inputMode: 'text' } as const;

/** The value is text without punctuation, '' while it is empty. */
export type CpfCnpjFieldProps = TypedFieldProps<string>;

/** A CPF up to eleven numbers, a CNPJ from there or from the first letter; the value has no punctuation. */
export function CpfCnpjField(props: CpfCnpjFieldProps) {
  return <TypedField autoCapitalize="characters" {...props} kind={kind} />;
}
