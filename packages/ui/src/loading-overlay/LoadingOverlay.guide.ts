import type { Guide } from '../guide/guide.types.ts';

export const loadingOverlayGuide: Guide = {
  purpose:
    'Cobre uma parte da tela que carrega de novo, depois de uma espera que se percebe: o resultado anterior fica à vista, sem uso.',
  notWhen: [
    'Na primeira carga, sem nada para cobrir: use Skeleton.',
    'Para um trabalho com fim conhecido: use Progress.',
  ],
  dos: ['Cubra só a parte que muda.'],
  donts: ['Não o ligue à mão com atraso: ele já espera antes de aparecer.'],
  keys: [],
};
