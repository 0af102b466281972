import type { Guide } from '../../guide/guide.types.ts';

export const numberFieldGuide: Guide = {
  purpose:
    'Um número como se escreve no Brasil, 1.234,5; os pontos entram quando se deixa o campo. NaN é o que não se lê.',
  notWhen: [
    'Para dinheiro ou porcentagem: use MoneyField ou PercentField.',
    'Para códigos, matrículas e documentos: use TextField, porque não se somam.',
  ],
  dos: ['Dê step onde faz sentido somar de um em um.', 'Escreva a unidade em unit: km, kg.'],
  donts: ['Não use decimals além do que o cálculo usa.'],
  keys: [
    ['↑, ↓', 'com step, somam e subtraem'],
    ['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação'],
  ],
};
