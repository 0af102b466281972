import type { Guide } from '../../guide/guide.types.ts';

export const groupedBarChartGuide: Guide = {
  purpose: 'Duas ou três séries lado a lado em cada categoria, a partir do zero, cada uma com o seu total.',
  notWhen: [
    'Para uma série: use BarChart.',
    'Para quatro séries, ou muitas categorias no tempo: use LineChart.',
  ],
  dos: ['Dê às séries nomes curtos: eles ficam na chave, com o total.'],
  donts: ['Não misture unidades: todas as séries têm o mesmo formato.'],
  keys: [
    ['←, →, ↑, ↓', 'percorrem as categorias'],
    ['Home, End', 'primeira e última'],
    ['Enter', 'abre as linhas por trás, onde há links'],
    ['Esc', 'fecha a caixa do número'],
  ],
};
