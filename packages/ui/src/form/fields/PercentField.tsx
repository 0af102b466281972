import { decimalMask } from '../../masks/amountMask.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

/** The value is percentage points (12.5 is 12,50%), null while it is empty, NaN while it cannot be read. */
export interface PercentFieldProps extends TypedFieldProps<number | null> {
  /** Default false. */
  readonly canBeNegative?: boolean | undefined;
}

const kindOf = (canBeNegative: boolean) => {
  const mask = decimalMask({ decimals: 2, leastDecimals: 2, canBeNegative, sign: '%' });
  return {
    mask,
    empty: null,
    inputMode: 'decimal',
    trailing: '%',
    isNumber: true,
    inWords: (points: number | null) => `${mask.write(points)}%`,
  } as const;
};
const positive = kindOf(false);
const either = kindOf(true);

/** A percentage with two figures after the comma, typed as 12,5. */
export function PercentField({ canBeNegative = false, ...props }: PercentFieldProps) {
  return <TypedField placeholder="0,00" {...props} kind={canBeNegative ? either : positive} />;
}
