import type { Guide } from '../guide/guide.types.ts';

export const linkButtonGuide: Guide = {
  purpose: 'Um link com a aparência de botão: leva a outro endereço e pode ser aberto em nova aba.',
  notWhen: [
    'Para um ato que muda dados ou fica na mesma tela: use Button.',
    'Para escolher um entre poucos caminhos com explicação: use ChoiceLink.',
  ],
  dos: ['Passe linkComponent dentro do aplicativo, para não recarregar a página.'],
  donts: ['Não ponha onClick para agir: um link só leva a um endereço.'],
  keys: [['Enter', 'segue o link']],
};
