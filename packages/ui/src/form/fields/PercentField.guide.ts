import type { Guide } from '../../guide/guide.types.ts';

export const percentFieldGuide: Guide = {
  purpose:
    'Uma porcentagem com duas casas, digitada como 12,5. O valor são pontos percentuais: 12.5 é 12,50%, NaN é o que não se lê.',
  notWhen: ['Para dinheiro: use MoneyField.', 'Para uma quantidade: use NumberField.'],
  dos: ['Diga no rótulo ou na ajuda sobre o que ela incide.'],
  donts: ['Não divida por cem: o valor já são pontos percentuais.'],
  keys: [['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação']],
};
