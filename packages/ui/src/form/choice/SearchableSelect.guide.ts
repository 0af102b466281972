import type { Guide } from '../../guide/guide.types.ts';

export const searchableSelectGuide: Guide = {
  purpose:
    'Uma escolha entre muitas, achada ao digitar qualquer parte do nome, sem depender de acento nem de maiúscula.',
  notWhen: ['Para poucas dezenas de opções: use SelectField.', 'Para várias escolhas: use MultiTagField.'],
  dos: [
    'Com onSearch, espere um instante antes de perguntar ao servidor a cada letra.',
    'Passe valueLabel quando o valor gravado não está entre as opções.',
    'Mostre em failure o que falhou; o botão de tentar de novo fica sob a caixa.',
  ],
  donts: ['Não mande a lista inteira quando ela passa de alguns milhares: pergunte ao servidor.'],
  keys: [
    ['↑, ↓', 'andam pela lista'],
    [
      'Enter, Tab',
      'escolhem a opção marcada, a do código escrito ou a única que resta; sair do campo também',
    ],
    ['Esc', 'fecha a lista'],
  ],
};
