import type { Guide } from '../guide/guide.types.ts';

export const emptyStateGuide: Guide = {
  purpose: 'Diz com clareza que não há nada a mostrar e o que fazer em seguida.',
  notWhen: [
    'Quando algo falhou: use ErrorState.',
    'Enquanto carrega: use Skeleton.',
    'Em ReportTable: use emptyText e idleText da própria tabela.',
  ],
  dos: [
    'Diga o que não há, e onde: “Nenhum beneficiário no período”.',
    'Ofereça o ato que resolve, em actions.',
  ],
  donts: ['Não culpe a pessoa nem peça desculpas.'],
  keys: [],
};
