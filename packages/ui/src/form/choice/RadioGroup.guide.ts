import type { Guide } from '../../guide/guide.types.ts';

export const radioGroupGuide: Guide = {
  purpose: 'Uma resposta entre poucas, todas à vista.',
  notWhen: [
    'Para mais de umas seis opções: use SelectField ou SearchableSelect.',
    'Quando cada opção pede uma explicação e um ícone: use a aparência de cartões, em RadioCards.',
    'Para várias respostas juntas: use Checkbox.',
  ],
  dos: ['Explique em hint o que muda com cada resposta.'],
  donts: ['Não escolha de antemão uma resposta que a pessoa precisa pensar.'],
  keys: [
    ['↑, ↓, ←, →', 'mudam a resposta'],
    ['Tab', 'entra no grupo e sai dele'],
  ],
};
