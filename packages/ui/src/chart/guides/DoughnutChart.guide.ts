import type { Guide } from '../../guide/guide.types.ts';

export const doughnutChartGuide: Guide = {
  purpose: 'As partes de um todo em um anel, com o total no meio; com um teto, quanto dele foi atingido.',
  notWhen: [
    'Para comparar categorias entre si: use BarChart, que se lê melhor.',
    'Para o andamento no tempo: use LineChart.',
  ],
  dos: ['Use ceiling quando há um máximo: o anel mostra o quanto está cheio.'],
  donts: ['Não use para partes que não somam um todo.'],
  keys: [
    ['←, →, ↑, ↓', 'percorrem as partes'],
    ['Home, End', 'primeira e última'],
    ['Enter', 'abre as linhas por trás, onde há links'],
    ['Esc', 'fecha a caixa do número'],
  ],
};
