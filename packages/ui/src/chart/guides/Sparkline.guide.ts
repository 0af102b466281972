import type { Guide } from '../../guide/guide.types.ts';

export const sparklineGuide: Guide = {
  purpose: 'Uma linha do tamanho de uma palavra, para dar a direção ao lado de um número.',
  notWhen: ['Para ler os valores: use LineChart.'],
  dos: [
    'Diga em title o que se conta e em que tempo: “Vidas ativas, últimos 12 meses”.',
    'Na linha de uma tabela, ligue isLow e desligue hasTable.',
  ],
  donts: ['Não a deixe sozinha: o número fica escrito ao lado.'],
  keys: [],
};
