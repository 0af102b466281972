import type { Guide } from '../guide/guide.types.ts';

export const confirmGuide: Guide = {
  purpose: 'Pergunta antes de um ato importante, com o nome da coisa na pergunta e o verbo no botão.',
  notWhen: [
    'Para o que se desfaz com um toque: faça e ofereça desfazer.',
    'Para preencher campos: use Dialog.',
  ],
  dos: [
    'Diga a consequência, e se há volta.',
    'Peça typedWord no que não se desfaz.',
    'Mostre em errorMessage por que falhou: a pergunta fica aberta.',
  ],
  donts: ['Não escreva “Tem certeza?” nem “OK”.'],
  keys: [
    ['Esc', 'cancela, menos enquanto o ato corre'],
    ['Enter', 'no campo da palavra, confirma'],
    ['Tab', 'anda só dentro da pergunta'],
  ],
  frameHeight: 420,
};
