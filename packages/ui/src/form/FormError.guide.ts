import type { Guide } from '../guide/guide.types.ts';

export const formErrorGuide: Guide = {
  purpose: 'Um erro em palavras, com um sinal ao lado: o que está errado e como corrigir.',
  notWhen: [
    'Dentro de um campo: use o errorMessage do próprio campo, que já o liga à caixa.',
    'Para uma falha da página inteira: use Notice ou ErrorState.',
  ],
  dos: [
    'Diga a causa e a correção: “CPF com dígito verificador errado: confira os números”.',
    'Passe o id e ponha-o no aria-describedby da caixa.',
  ],
  donts: ['Não escreva só “inválido”.'],
  keys: [],
};
