import { cnpjMask } from '../../masks/textMasks.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

const kind = { mask: cnpjMask, empty: '', inputMode: 'text' } as const;

/** The value is text without punctuation, '' while it is empty. */
export type CnpjFieldProps = TypedFieldProps<string>;

/** A CNPJ of numbers or of numbers and letters: 12.ABC.345/01DE-35 in the box, '12ABC34501DE35' as value. */
export function CnpjField(props: CnpjFieldProps) {
  return <TypedField autoCapitalize="characters" placeholder="00.000.000/0000-00" {...props} kind={kind} />;
}
