/** '1 movimentação', '1.200 movimentações', with a participle that agrees: '2 movimentações exportadas'. */
export const contaMovimentacoes = (quantidade: number, participle?: 'exportada'): string => {
  const isOne = quantidade === 1;
  const noun = `${quantidade.toLocaleString('pt-BR')} ${isOne ? 'movimentação' : 'movimentações'}`;
  return participle === undefined ? noun : `${noun} ${participle}${isOne ? '' : 's'}`;
};
