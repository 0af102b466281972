import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';

/** The words for installments in the question before they are confirmed together. */
export const unidadeDaParcela: Unidade = {
  um: 'parcela',
  varios: 'parcelas',
  maior: 'a maior',
  temValor: true,
};

/** An installment as its receipt is confirmed (REL-46): another day or net value makes it another. */
export const linhaDaParcela = (parcela: {
  readonly mensalidadeId: string;
  readonly dataPrevista: string;
  readonly mensalidadeValor: number;
  readonly mensalidadeValorLiquido: number;
}): LinhaDoAto => ({
  id: `${parcela.mensalidadeId} ${parcela.dataPrevista} ${parcela.mensalidadeValorLiquido}`,
  cents: parcela.mensalidadeValor,
});

/** A receipt as its undoing is confirmed: what of it is still paid. */
export const linhaDoRecebimento = (recebimento: {
  readonly id: string;
  readonly parcelas: number;
  readonly valor: number;
}): LinhaDoAto => ({ id: recebimento.id, cents: recebimento.valor, quantas: recebimento.parcelas });
