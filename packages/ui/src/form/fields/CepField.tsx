import { cepMask } from '../../masks/textMasks.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

const kind = { mask: cepMask, empty: '', inputMode: 'numeric' } as const;

/** The value is text without punctuation, '' while it is empty. */
export type CepFieldProps = TypedFieldProps<string>;

/** A CEP: 01310-100 in the box, '01310100' as value. */
export function CepField(props: CepFieldProps) {
  return <TypedField placeholder="00000-000" {...props} kind={kind} />;
}
