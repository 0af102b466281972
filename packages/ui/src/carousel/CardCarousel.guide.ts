import type { Guide } from '../guide/guide.types.ts';

export const cardCarouselGuide: Guide = {
  purpose: 'Cartões lado a lado, quatro à vista, menos em janela estreita: os números de um painel.',
  notWhen: [
    'Para um quadro de cada vez: use Carousel.',
    'Para os indicadores sobre uma tabela: use KpiStrip.',
  ],
  dos: ['Ponha primeiro os cartões mais usados: os outros ficam fora da vista.'],
  donts: ['Não o use para poucos cartões que já cabem na linha.'],
  keys: [
    ['←, →', 'na lista, cartões anteriores e próximos'],
    ['Home, End', 'na lista, começo e fim'],
  ],
};
