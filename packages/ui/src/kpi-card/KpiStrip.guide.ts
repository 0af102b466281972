import type { Guide } from '../guide/guide.types.ts';

export const kpiStripGuide: Guide = {
  purpose: 'Os indicadores de um relatório em uma faixa sobre a tabela.',
  notWhen: [
    'Para um painel com indicadores soltos: use KpiTile.',
    'Para comparar muitos números: use um gráfico ou a tabela.',
  ],
  dos: [
    'Use a mesma definição do indicador e das linhas que ele conta.',
    'Passe isLoading: a faixa guarda a altura e nada salta.',
  ],
  donts: ['Não repita na faixa o total que a tabela já mostra, sem acrescentar nada.'],
  keys: [],
};
