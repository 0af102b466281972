import type { Guide } from '../guide/guide.types.ts';

export const tooltipGuide: Guide = {
  purpose:
    'Poucas palavras sobre um elemento, depois de 0,6 segundo do ponteiro ou na hora com o foco do teclado.',
  notWhen: [
    'Para uma informação necessária: escreva-a na tela; no celular não há ponteiro.',
    'Para botões de ícone: IconButton já traz a sua.',
    'Para links ou botões dentro: use Popover.',
  ],
  dos: ['Ligue isName quando o texto só repete o nome do elemento.'],
  donts: ['Não explique em um elemento que o teclado não alcança.'],
  keys: [
    ['Tab', 'o foco mostra a dica'],
    ['Esc', 'esconde a dica'],
  ],
};
