import type { Guide } from '../../guide/guide.types.ts';

export const phoneFieldGuide: Guide = {
  purpose:
    'Um telefone com DDD, fixo ou celular: (11) 91234-5678 na caixa, só os números no valor. O +55 colado é retirado.',
  notWhen: ['Para um telefone de outro país: use TextField.'],
  dos: ['Peça o DDD no mesmo campo.'],
  donts: ['Não separe fixo e celular em dois campos sem motivo.'],
  keys: [['Ctrl+Z, Ctrl+Y', 'desfazem e refazem a digitação']],
};
