import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';

/** The words for installments in the question before they are confirmed together. */
export const unidadeDaParcela: Unidade = {
  um: 'parcela',
  varios: 'parcelas',
  maior: 'a maior',
  temValor: true,
};

/**
 * Line of an installment in the question before its receipt is confirmed (REL-46). Another day or net value makes another line.
 */
export const linhaDaParcela = (parcela: {
  readonly mensalidadeId: string;
  readonly dataPrevista: string;
  readonly mensalidadeValor: number;
  readonly mensalidadeValorLiquido: number;
}): LinhaDoAto => ({
  id: `${parcela.mensalidadeId} ${parcela.dataPrevista} ${parcela.mensalidadeValorLiquido}`,
  cents: parcela.mensalidadeValor,
});

/** Line of a receipt in the question before it is undone: the part that is still paid. */
export const linhaDoRecebimento = (recebimento: {
  readonly id: string;
  readonly parcelas: number;
  readonly valor: number;
}): LinhaDoAto => ({ id: recebimento.id, cents: recebimento.valor, quantas: recebimento.parcelas });
