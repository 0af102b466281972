import type { Guide } from '../../guide/guide.types.ts';

export const moneyFieldGuide: Guide = {
  purpose:
    'Um valor em reais, digitado a partir dos centavos (1234 é 12,34) ou com vírgula (150,00). O valor sai em centavos inteiros.',
  notWhen: ['Para uma porcentagem: use PercentField.', 'Para uma quantidade: use NumberField.'],
  dos: ['Ligue canBeNegative só onde há estorno ou desconto.'],
  donts: ['Não converta para número com casas: dinheiro é inteiro, em centavos.'],
  keys: [['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação']],
};
