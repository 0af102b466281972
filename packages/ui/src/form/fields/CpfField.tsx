import { cpfMask } from '../../masks/textMasks.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

const kind = { mask: cpfMask, empty: '', inputMode: 'numeric' } as const;

/** The value is text without punctuation, '' while it is empty. */
export type CpfFieldProps = TypedFieldProps<string>;

/** A CPF: 529.982.247-25 in the box, '52998224725' as value. The schema checks its check digits. */
export function CpfField(props: CpfFieldProps) {
  return <TypedField placeholder="000.000.000-00" {...props} kind={kind} />;
}
