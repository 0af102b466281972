import { cnsMask } from '../../masks/textMasks.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

const kind = { mask: cnsMask, empty: '', inputMode: 'numeric' } as const;

/** The value is text without punctuation, '' while it is empty. */
export type CnsFieldProps = TypedFieldProps<string>;

/** A Cartão Nacional de Saúde: 898 0011 6066 0761 in the box, '898001160660761' as value. */
export function CnsField(props: CnsFieldProps) {
  return <TypedField placeholder="000 0000 0000 0000" {...props} kind={kind} />;
}
