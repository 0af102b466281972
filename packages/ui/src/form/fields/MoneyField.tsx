import { moneyMask } from '../../masks/amountMask.ts';
import { formatCents } from '../../masks/decimal.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

/** The value is integer cents, null while it is empty, NaN while it cannot be read. */
export interface MoneyFieldProps extends TypedFieldProps<number | null> {
  /** True accepts a minus, before or after the number. Default false. */
  readonly canBeNegative?: boolean | undefined;
}

const kindOf = (canBeNegative: boolean) =>
  ({
    mask: moneyMask({ canBeNegative }),
    empty: null,
    inputMode: 'decimal',
    leading: 'R$',
    isNumber: true,
    inWords: (cents: number | null) => `R$ ${formatCents(cents ?? 0)}`,
  }) as const;
const positive = kindOf(false);
const either = kindOf(true);

/** An amount typed in reais: 60 is R$ 60,00 and 60,5 is R$ 60,50; pasted as R$ 1.234,56 too. */
export function MoneyField({ canBeNegative = false, ...props }: MoneyFieldProps) {
  return <TypedField placeholder="0,00" {...props} kind={canBeNegative ? either : positive} />;
}
