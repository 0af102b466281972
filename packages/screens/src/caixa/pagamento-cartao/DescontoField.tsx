import { descontoCabe } from '@vidas/api-client/caixa/cartao.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';

interface DescontoFieldProps {
  /** The applied discount, cents; null without one. */
  readonly desconto: number | null;
  /** The amount in the box that is not applied yet; NaN when it is unreadable. */
  readonly typed: number | null;
  /** The sum of the chosen fees. */
  readonly bruto: number;
  readonly isDisabled: boolean;
  readonly errorMessage: string | undefined;
  readonly onType: (typed: number | null) => void;
  readonly onChange: (desconto: number | null) => void;
}

/** A discount to type, apply and remove (CXA-3). */
export function DescontoField({
  desconto,
  typed,
  bruto,
  isDisabled,
  errorMessage,
  onType,
  onChange,
}: DescontoFieldProps) {
  const apply = () => {
    if (!typed || !descontoCabe(typed, bruto)) {
      toasts.error('Valor do desconto incorreto!', 'Insira um valor que não ultrapasse o valor total');
      return;
    }
    onChange(typed);
    toasts.success('Desconto aplicado com sucesso!');
  };
  const remove = () => {
    onType(null);
    onChange(null);
  };
  return (
    <FieldRow>
      <MoneyField
        label="Desconto"
        name="desconto"
        isOptional
        value={desconto ?? typed}
        isDisabled={isDisabled || desconto !== null}
        errorMessage={errorMessage}
        onChange={onType}
      />
      {desconto === null ? (
        <Button isDisabled={isDisabled} onPress={apply}>
          Aplicar desconto
        </Button>
      ) : (
        <Button onPress={remove}>Retirar desconto</Button>
      )}
    </FieldRow>
  );
}
