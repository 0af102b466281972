import type { Guide } from '../guide/guide.types.ts';

export const popoverGuide: Guide = {
  purpose: 'Um painel pequeno ao lado do seu botão, com poucos controles.',
  notWhen: [
    'Para uma lista de atos: use Menu.',
    'Para uma frase de explicação: use Tooltip.',
    'Para mais do que três ou quatro campos: use Dialog ou Drawer.',
  ],
  dos: ['Feche com o close que o conteúdo recebe: o foco volta ao botão.'],
  donts: ['Não ponha nele o que se perde sem aviso: um toque fora o fecha.'],
  keys: [
    ['Enter, Espaço', 'no botão, abrem e fecham'],
    ['Esc', 'fecha e devolve o foco ao botão'],
    ['Tab', 'ao sair do painel, fecha'],
  ],
  frameHeight: 360,
};
