import type { Guide } from '../guide/guide.types.ts';

export const kpiStripGuide: Guide = {
  purpose:
    'Os indicadores de um relatório em uma linha sobre a tabela, sem caixas: o número e, atrás dele, a palavra.',
  notWhen: [
    'Para um painel com indicadores soltos: use KpiTile.',
    'Para comparar muitos números: use um gráfico ou a tabela.',
  ],
  dos: [
    'Use a mesma definição do indicador e das linhas que ele conta.',
    'Passe isLoading: a linha guarda a altura e nada salta.',
    'Sobre uma tabela, passe em figures de ReportTable: fica na linha das ferramentas.',
  ],
  donts: ['Não repita na linha o total que a tabela já mostra, sem acrescentar nada.'],
  keys: [],
};
