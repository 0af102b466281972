import { decimalMask } from '../../masks/decimalMask.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

/** The value is percentage points (12.5 is 12,50%), null while it is empty. */
export interface PercentFieldProps extends TypedFieldProps<number | null> {
  /** Default false. */
  readonly canBeNegative?: boolean | undefined;
}

const kindOf = (canBeNegative: boolean) =>
  ({
    mask: decimalMask({ decimals: 2, leastDecimals: 2, canBeNegative }),
    empty: null,
    inputMode: 'decimal',
    trailing: '%',
    isNumber: true,
    refusal: (pasted: string) => `“${pasted}” não é uma porcentagem que caiba aqui`,
  }) as const;
const positive = kindOf(false);
const either = kindOf(true);

/** A percentage with two figures after the comma, typed as 12,5. */
export function PercentField({ canBeNegative = false, ...props }: PercentFieldProps) {
  return <TypedField placeholder="0,00" {...props} kind={canBeNegative ? either : positive} />;
}
