import type { Guide } from '../../guide/guide.types.ts';

export const cnsFieldGuide: Guide = {
  purpose: 'Um Cartão Nacional de Saúde: 898 0011 6066 0761 na caixa, só os números no valor.',
  notWhen: ['Para a carteirinha da operadora: use TextField com isTabular.'],
  dos: ['Escreva no rótulo “Cartão Nacional de Saúde”, que nem todos conhecem por CNS.'],
  donts: ['Não peça os espaços: o campo os põe.'],
  keys: [['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação']],
};
