import { moneyMask } from '../../masks/moneyMask.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

/** The value is integer cents, null while it is empty. */
export interface MoneyFieldProps extends TypedFieldProps<number | null> {
  /** A minus is accepted, before or after the number. Default false. */
  readonly canBeNegative?: boolean | undefined;
}

const refusal = (pasted: string) => `“${pasted}” não é um valor em reais que caiba aqui`;
const kindOf = (canBeNegative: boolean) =>
  ({
    mask: moneyMask(canBeNegative),
    empty: null,
    inputMode: 'decimal',
    leading: 'R$',
    isNumber: true,
    refusal,
  }) as const;
const positive = kindOf(false);
const either = kindOf(true);

/** An amount in reais, typed from the cents (1234 is 12,34) or with a comma (150,00), or pasted as R$ 1.234,56. */
export function MoneyField({ canBeNegative = false, ...props }: MoneyFieldProps) {
  return <TypedField placeholder="0,00" {...props} kind={canBeNegative ? either : positive} />;
}
