import type { Guide } from '../guide/guide.types.ts';

export const tileGridGuide: Guide = {
  purpose: 'As portas dos módulos, em tantas colunas quantas couberem. Cada porta é um “Tile”.',
  notWhen: ['Para indicadores: use KpiTile ou KpiStrip.', 'Para pendências: use EntryList.'],
  dos: [
    'Diga em subtitle o que há ou o que espera: “14 sem CCO”.',
    'Dê subtitleHref quando a contagem leva às suas linhas.',
  ],
  donts: ['Não marque isCaution no que não espera por ninguém.'],
  keys: [
    ['Tab', 'passa de porta em porta'],
    ['Enter', 'abre'],
  ],
  frameHeight: 420,
};
