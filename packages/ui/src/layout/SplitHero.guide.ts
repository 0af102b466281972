import type { Guide } from '../guide/guide.types.ts';

export const splitHeroGuide: Guide = {
  purpose:
    'A tela de entrada: os pontos à esquerda e o formulário à direita; em janela estreita, só o formulário.',
  notWhen: ['Para qualquer tela depois da entrada: use AppFrame.'],
  dos: ['Deixe o formulário curto: o que se pede para entrar e nada mais.'],
  donts: ['Não ponha à esquerda algo que precise ser lido: o leitor de tela não passa por ali.'],
  keys: [],
  frameHeight: 560,
};
