import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  MensalidadeAberta,
  QuemPaga,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { type Venda, type VendaPronta, parcelasDaVenda, somaDe } from './vendaForm.ts';

interface ConfirmaVendaProps {
  readonly venda: Venda;
  /** Null when the server does not name the person of the matrícula. */
  readonly quem: QuemPaga | null;
  readonly escolhidas: readonly MensalidadeAberta[];
  readonly pronta: VendaPronta;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const reais = (cents: number): string => `R$ ${formatCents(cents)}`;

/** The chosen fees with fine and interest, and the discount. */
const contaDe = (escolhidas: readonly MensalidadeAberta[], desconto: number): string => {
  const juros = escolhidas.reduce((sum, each) => sum + each.juros, 0);
  return [
    reais(somaDe(escolhidas)),
    ...(juros > 0 ? [`com ${reais(juros)} de multa e juros`] : []),
    ...(desconto > 0 ? [`menos ${reais(desconto)} de desconto`] : []),
  ].join(', ');
};

/** Asks before a sale is written, with payer and value (CXA-17). */
export function ConfirmaVenda({ venda, quem, escolhidas, pronta, onConfirm, onCancel }: ConfirmaVendaProps) {
  const parcelas = parcelasDaVenda(venda);
  const como =
    venda.cartaoTransacao === 'débito'
      ? 'no débito'
      : `no crédito em ${parcelas}X de ${reais(pronta.parcelas[0]?.valor ?? 0)}`;
  return (
    <Confirm
      question={`Salvar a venda de ${reais(pronta.total)} para ${quem?.nome ?? `a matrícula ${venda.codSau}`}?`}
      actionLabel="Salvar a venda"
      cancelLabel="Voltar"
      tone="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {`${counted(venda.faturas.length, 'mensalidade fica paga', 'mensalidades ficam pagas')} ${como}, autorização ${venda.cartaoCodigoAutorizacao}.`}
      <Text>{`Matrícula ${quem?.matricula ?? venda.codSau}: ${contaDe(escolhidas, venda.desconto ?? 0)}.`}</Text>
    </Confirm>
  );
}
