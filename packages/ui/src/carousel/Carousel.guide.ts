import type { Guide } from '../guide/guide.types.ts';

export const carouselGuide: Guide = {
  purpose: 'Quadros lado a lado, um de cada vez: avisos da operadora.',
  notWhen: [
    'Para cartões que se comparam: use CardCarousel.',
    'Para um aviso que todos precisam ler: use Notice, sempre à vista.',
  ],
  dos: [
    'Dê em label o conteúdo do quadro, para o leitor de tela.',
    'Se ele anda sozinho (autoPlayMs), deixe tempo para ler; ele para com o foco e com o ponteiro.',
  ],
  donts: ['Não ponha o único acesso a algo em um quadro que passa.'],
  keys: [
    ['←, →', 'nos controles, quadro anterior e seguinte'],
    ['Home, End', 'nos controles, primeiro e último quadro'],
  ],
};
