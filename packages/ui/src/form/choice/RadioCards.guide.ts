import type { Guide } from '../../guide/guide.types.ts';

export const radioCardsGuide: Guide = {
  purpose:
    'O RadioGroup com look cards: poucas respostas que merecem explicação, cada uma em um cartão inteiro que se toca.',
  notWhen: [
    'Para respostas curtas: use RadioGroup na aparência comum, que ocupa menos.',
    'Para seguir para outro endereço: use ChoiceLink.',
  ],
  dos: ['Dê a cada cartão um nome curto e uma linha em hint.'],
  donts: ['Não ponha links nem botões dentro do cartão.'],
  keys: [
    ['↑, ↓, ←, →', 'mudam a resposta'],
    ['Tab', 'entra no grupo e sai dele'],
  ],
};
