import type { Guide } from '../guide/guide.types.ts';

export const pageGuide: Guide = {
  purpose: 'Uma tela do sistema interno: título, pergunta e atos em uma linha, e o conteúdo embaixo.',
  notWhen: [
    'Para páginas centradas, como módulos e ajuda: use CentredPage.',
    'Para o portal público: use PortalFrame.',
  ],
  dos: [
    'Diga em subtitle de que período são os números, em poucas palavras: o resto se corta.',
    'Ponha em actions o formulário da pergunta, com FieldRow isSentence: os campos continuam o título.',
    'Ligue isFilling quando há uma tabela: ela rola por dentro.',
  ],
  donts: ['Não repita no título o nome do módulo, que já está no cabeçalho.'],
  keys: [],
  frameHeight: 480,
};
