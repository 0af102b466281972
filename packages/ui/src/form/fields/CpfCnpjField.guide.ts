import type { Guide } from '../../guide/guide.types.ts';

export const cpfCnpjFieldGuide: Guide = {
  purpose:
    'Um documento que pode ser CPF ou CNPJ: até onze números é CPF, a partir daí, ou da primeira letra, é CNPJ.',
  notWhen: ['Quando só um dos dois cabe: use CpfField ou CnpjField.'],
  dos: ['Diga no rótulo de quem é o documento: “CPF ou CNPJ de quem paga”.'],
  donts: ['Não pergunte antes qual dos dois é: o campo descobre.'],
  keys: [['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação']],
};
