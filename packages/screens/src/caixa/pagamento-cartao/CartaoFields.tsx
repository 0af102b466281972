import { maxParcelas } from '@vidas/api-client/caixa/cartao.rules.ts';
import type { Bandeira } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import type { Venda, VendaForm } from './vendaForm.ts';

const transacoes = [
  { value: 'débito', label: 'Débito' },
  { value: 'crédito', label: 'Crédito' },
];
const quantias = Array.from({ length: maxParcelas }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}X`,
}));

interface CartaoFieldsProps {
  readonly form: VendaForm;
  readonly venda: Venda;
  readonly bandeiras: readonly Bandeira[];
  /** Reason why there are none; absent while loading. */
  readonly semBandeiras: string | undefined;
}

/** The card and its kind of payment; the transaction needs chosen fees, the installments need credit. */
export function CartaoFields({ form, venda, bandeiras, semBandeiras }: CartaoFieldsProps) {
  return (
    <>
      <Row isEven align="start">
        <FormField form={form} name="cartaoCodigoAutorizacao">
          {(field) => (
            <TextField label="Código de autorização" inputMode="numeric" maxLength={20} {...field} />
          )}
        </FormField>
        <FormField form={form} name="cartaoEmitente">
          {(field) => <TextField label="Emitente do cartão" maxLength={100} {...field} />}
        </FormField>
        <FormField form={form} name="bandeiraId">
          {(field) => (
            <SelectField
              label="Bandeira"
              placeholder="Selecione"
              emptyText={semBandeiras}
              options={bandeiras.map(({ bandeiraId, bandeiraNome }) => ({
                value: bandeiraId,
                label: bandeiraNome,
              }))}
              {...field}
            />
          )}
        </FormField>
      </Row>
      <Row isEven align="start">
        <FormField form={form} name="cartaoTransacao">
          {(field) => (
            <SelectField
              label="Transação"
              placeholder="Selecione"
              options={transacoes}
              disabled={venda.faturas.length === 0}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="cartaoQtdParcela">
          {(field) => (
            <SelectField
              label="Parcelas"
              placeholder={venda.cartaoTransacao === 'débito' ? 'À vista' : 'Selecione'}
              options={quantias}
              disabled={venda.cartaoTransacao !== 'crédito'}
              {...field}
              value={venda.cartaoTransacao === 'crédito' ? field.value : ''}
            />
          )}
        </FormField>
        <FormField form={form} name="cartaoObservacao">
          {(field) => <TextField label="Observação" isOptional maxLength={100} {...field} />}
        </FormField>
      </Row>
    </>
  );
}
