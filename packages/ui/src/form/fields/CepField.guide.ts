import type { Guide } from '../../guide/guide.types.ts';

export const cepFieldGuide: Guide = {
  purpose: 'Um CEP: 01310-100 na caixa, 01310100 no valor.',
  notWhen: ['Para o endereço inteiro: use-o só no CEP e ponha TextField no resto.'],
  dos: ['Aceite o CEP com ou sem hífen, também colado: o campo faz isso sozinho.'],
  donts: ['Não confira os dígitos na tela: quem confere é o esquema do formulário.'],
  keys: [['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação']],
};
