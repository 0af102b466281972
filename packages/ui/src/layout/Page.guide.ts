import type { Guide } from '../guide/guide.types.ts';

export const pageGuide: Guide = {
  purpose: 'Uma tela do sistema interno: título e período à esquerda, atos à direita, e o conteúdo embaixo.',
  notWhen: [
    'Para páginas centradas, como módulos e ajuda: use CentredPage.',
    'Para o portal público: use PortalFrame.',
  ],
  dos: [
    'Diga em subtitle de que período são os números.',
    'Ligue isFilling quando há uma tabela: ela rola por dentro.',
  ],
  donts: ['Não repita no título o nome do módulo, que já está no cabeçalho.'],
  keys: [],
  frameHeight: 480,
};
