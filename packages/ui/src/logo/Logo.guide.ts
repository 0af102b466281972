import type { Guide } from '../guide/guide.types.ts';

export const logoGuide: Guide = {
  purpose: 'O nome e o sinal do produto, no cabeçalho e na entrada.',
  notWhen: ['Em telas e relatórios: o cabeçalho já o traz.'],
  dos: ['Use o tamanho large só na entrada.'],
  donts: ['Não o recolora nem o estique.'],
  keys: [],
};
