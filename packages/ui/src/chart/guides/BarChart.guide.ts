import type { Guide } from '../../guide/guide.types.ts';

export const barChartGuide: Guide = {
  purpose: 'Um número para cada categoria, a partir do zero, com o total escrito em cima.',
  notWhen: [
    'Para duas ou três séries por categoria: use GroupedBarChart.',
    'Para o andamento no tempo: use LineChart.',
    'Para as partes de um todo: use DoughnutChart.',
  ],
  dos: [
    'Ordene as barras pelo que se pergunta: a faixa etária pela idade, o resto pelo tamanho.',
    'Dê links onde há linhas por trás: o número é a porta delas.',
  ],
  donts: ['Não corte o eixo: a barra começa no zero.'],
  keys: [
    ['←, →, ↑, ↓', 'percorrem as barras'],
    ['Home, End', 'primeira e última'],
    ['Enter', 'abre as linhas por trás, onde há links'],
    ['Esc', 'fecha a caixa do número'],
  ],
};
