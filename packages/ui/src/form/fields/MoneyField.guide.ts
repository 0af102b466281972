import type { Guide } from '../../guide/guide.types.ts';

export const moneyFieldGuide: Guide = {
  purpose:
    'Um valor em reais, digitado em reais: 60 é R$ 60,00 e 60,5 é R$ 60,50. O valor sai em centavos inteiros; NaN é o que não se lê.',
  notWhen: ['Para uma porcentagem: use PercentField.', 'Para uma quantidade: use NumberField.'],
  dos: ['Ligue canBeNegative só onde há estorno ou desconto.'],
  donts: ['Não converta para número com casas: dinheiro é inteiro, em centavos.'],
  keys: [['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação']],
};
