import { phoneMask } from '../../masks/textMasks.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

const kind = { mask: phoneMask, empty: '', inputMode: 'tel' } as const;

/** The value is text without punctuation, '' while it is empty. */
export type PhoneFieldProps = TypedFieldProps<string>;

/** A phone with its DDD: (11) 91234-5678 or (11) 3123-4567 in the box, '11912345678' as value; +55 is dropped when pasted. */
export function PhoneField(props: PhoneFieldProps) {
  return <TypedField placeholder="(00) 00000-0000" {...props} kind={kind} />;
}
