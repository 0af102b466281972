import type { ReactNode } from 'react';
import { decimalMask } from '../../masks/amountMask.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

/** The value is a number, null while it is empty, NaN while it cannot be read. */
export interface NumberFieldProps extends TypedFieldProps<number | null> {
  /** The most figures after the comma. Default 0: whole numbers. */
  readonly decimals?: number | undefined;
  /** Default false. */
  readonly canBeNegative?: boolean | undefined;
  /** The step of the up and down arrows; without it they do nothing. */
  readonly step?: number | undefined;
  /** A short unit in the box: km, kg. */
  readonly unit?: ReactNode;
  /** Message for a number that does not fit, such as a fraction or a minus. Default: our own sentences. */
  readonly problemText?: string | undefined;
}

/** A number as written in Brazil, 1.234,5; the dots are added on leaving the box. */
export function NumberField({
  decimals = 0,
  canBeNegative = false,
  step,
  unit,
  problemText,
  ...props
}: NumberFieldProps) {
  const stepped = (value: number | null, direction: 1 | -1) => {
    const next = Number(((value || 0) + direction * (step ?? 0)).toFixed(decimals));
    return next < 0 && !canBeNegative ? null : next;
  };
  const kind = {
    mask: decimalMask({ decimals, canBeNegative, problemText }),
    empty: null,
    inputMode: decimals > 0 ? 'decimal' : 'numeric',
    isNumber: true,
    trailing: unit,
    step: step === undefined ? undefined : stepped,
  } as const;
  return <TypedField {...props} kind={kind} />;
}
