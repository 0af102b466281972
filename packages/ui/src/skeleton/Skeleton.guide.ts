import type { Guide } from '../guide/guide.types.ts';

export const skeletonGuide: Guide = {
  purpose: 'Uma barra cinza no lugar do texto que está vindo, da mesma altura, para que nada salte.',
  notWhen: [
    'Quando já há um resultado à vista: use LoadingOverlay.',
    'Para um trabalho longo: use Progress.',
  ],
  dos: ['Ponha aria-busy no que está em volta: a barra não é lida em voz alta.'],
  donts: ['Não a deixe no lugar de uma falha ou de um vazio.'],
  keys: [],
};
