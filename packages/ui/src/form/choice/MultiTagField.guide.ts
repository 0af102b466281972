import type { Guide } from '../../guide/guide.types.ts';

export const multiTagFieldGuide: Guide = {
  purpose: 'Várias palavras em uma caixa: e-mails, especialidades, códigos. Uma lista colada entra inteira.',
  notWhen: [
    'Para escolher só entre opções fixas e poucas: use Checkbox.',
    'Para uma só palavra: use TextField ou SearchableSelect.',
  ],
  dos: [
    'Dê problemOf para conferir cada palavra; as recusadas ficam na caixa para corrigir.',
    'Diga em hint o que separa: Enter, vírgula ou uma lista colada.',
  ],
  donts: ['Não use onde a ordem das palavras tem de ser mudada: ela é a da entrada.'],
  keys: [
    ['Enter, vírgula, ponto e vírgula', 'acrescentam o que foi digitado'],
    ['Backspace', 'na caixa vazia, tira a última'],
    ['Ctrl+Z', 'na caixa vazia, traz de volta a tirada'],
    ['←', 'no começo da caixa, entra nas palavras'],
    ['←, →, Home, End', 'andam pelas palavras'],
    ['Delete', 'tira a palavra em foco'],
    ['↑, ↓', 'andam pelas sugestões'],
  ],
};
