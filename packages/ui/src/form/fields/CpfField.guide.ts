import type { Guide } from '../../guide/guide.types.ts';

export const cpfFieldGuide: Guide = {
  purpose:
    'Um CPF: 529.982.247-25 na caixa, 52998224725 no valor. O esquema do formulário confere os dígitos.',
  notWhen: ['Onde também pode vir um CNPJ: use CpfCnpjField.'],
  dos: ['Aceite o que vier colado, com ou sem pontuação: o campo faz isso sozinho.'],
  donts: ['Não mostre o erro antes de a pessoa acabar de digitar.'],
  keys: [['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação']],
};
