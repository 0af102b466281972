import { Confirm } from '@vidas/ui/dialog/confirm';
import { formatCents } from '@vidas/ui/masks/decimal';
import { counted } from '../../write/counted.ts';
import { type Venda, type VendaPronta, parcelasDaVenda } from './vendaForm.ts';

interface ConfirmaVendaProps {
  readonly venda: Venda;
  readonly pronta: VendaPronta;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a sale is written, with what it is worth. */
export function ConfirmaVenda({ venda, pronta, onConfirm, onCancel }: ConfirmaVendaProps) {
  const parcelas = parcelasDaVenda(venda);
  const como =
    venda.cartaoTransacao === 'débito'
      ? 'no débito'
      : `no crédito em ${parcelas}X de R$ ${formatCents(pronta.parcelas[0]?.valor ?? 0)}`;
  return (
    <Confirm
      question={`Gravar a venda de R$ ${formatCents(pronta.total)}?`}
      actionLabel="Gravar a venda"
      cancelLabel="Voltar"
      tone="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {counted(venda.faturas.length, 'mensalidade fica paga', 'mensalidades ficam pagas')} {como}, autorização{' '}
      {venda.cartaoCodigoAutorizacao}.
    </Confirm>
  );
}
