import type { Guide } from '../../guide/guide.types.ts';

export const cnpjFieldGuide: Guide = {
  purpose: 'Um CNPJ, de números ou com letras: 12.ABC.345/01DE-35 na caixa, sem pontuação no valor.',
  notWhen: ['Onde também pode vir um CPF: use CpfCnpjField.'],
  dos: ['Guarde o valor sem pontuação, como o campo o entrega.'],
  donts: ['Não restrinja a caixa a números: desde 2026 há CNPJ com letras.'],
  keys: [['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação']],
};
