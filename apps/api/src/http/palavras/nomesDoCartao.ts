/** Labels of the fields of a card sale (Caixa). */
export const rotulosDoCartao = {
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
