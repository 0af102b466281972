/** Labels of the fields of a card sale and of the counter (Caixa). */
export const rotulosDoCartao = {
  atos: 'Recebimentos',
  cartaoCodigoAutorizacao: 'Código de autorização',
  cartaoDataVenda: 'Data da venda',
  cartaoDesconto: 'Desconto',
  cartaoEmitente: 'Emitente do cartão',
  cartaoId: 'Venda',
  cartaoObservacao: 'Observação',
  cartaoQtdParcela: 'Quantidade de parcelas',
  cartaoTransacao: 'Transação',
  cartaoValorTotal: 'Valor total',
} as const;
