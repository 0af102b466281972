import type { Guide } from '../../guide/guide.types.ts';

export const emailFieldGuide: Guide = {
  purpose: 'Um endereço de e-mail: teclado com @ no celular, sem maiúscula nem correção automáticas.',
  notWhen: ['Para vários endereços: use MultiTagField.'],
  dos: ['Ponha o autoComplete do e-mail onde a pessoa escreve o próprio endereço.'],
  donts: ['Não peça o endereço duas vezes.'],
  keys: [],
};
