import type { Guide } from '../../guide/guide.types.ts';

export const lineChartGuide: Guide = {
  purpose:
    'O andamento de uma a quatro séries no tempo; o número mais novo de cada linha fica escrito em cima.',
  notWhen: [
    'Para comparar categorias sem ordem no tempo: use BarChart.',
    'Para uma linha do tamanho de uma palavra: use Sparkline.',
  ],
  dos: [
    'Ponha primeiro a série que mais importa.',
    'Deixe nulo o mês sem número: a linha se interrompe, em vez de cair a zero.',
  ],
  donts: ['Não ligue pontos a distâncias diferentes: o eixo supõe intervalos iguais.'],
  keys: [
    ['←, →, ↑, ↓', 'percorrem os momentos'],
    ['Home, End', 'primeiro e último'],
    ['Esc', 'fecha a caixa do número'],
  ],
};
