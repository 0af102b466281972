import type { Guide } from '../guide/guide.types.ts';

export const textGuide: Guide = {
  purpose:
    'As palavras da tela, nos tamanhos e tintas do produto: Text para o corrido, Heading para títulos, Kbd para teclas, Mono para códigos.',
  notWhen: ['Para um aviso: use Notice.', 'Para o estado de uma coisa: use Tag.'],
  dos: [
    'Escolha o nível do título pela estrutura, e o tamanho em size.',
    'Ligue isTabular em números que se comparam.',
  ],
  donts: ['Não use cor como único sinal: escreva a palavra.'],
  keys: [],
};
