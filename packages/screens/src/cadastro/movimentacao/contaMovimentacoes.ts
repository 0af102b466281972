/** '1 movimentação', '1.200 movimentações', and with an agreeing participle '2 movimentações exportadas'. */
export const contaMovimentacoes = (quantidade: number, participle?: 'exportada'): string => {
  const isOne = quantidade === 1;
  const noun = `${quantidade.toLocaleString('pt-BR')} ${isOne ? 'movimentação' : 'movimentações'}`;
  return participle === undefined ? noun : `${noun} ${participle}${isOne ? '' : 's'}`;
};
