import type { Guide } from '../guide/guide.types.ts';

export const fieldsetGuide: Guide = {
  purpose: 'Reúne os campos que respondem a uma mesma pergunta em um formulário longo.',
  notWhen: [
    'Para poucas opções de uma só resposta: use RadioGroup, que já traz o seu título.',
    'Para campos e botão na mesma linha: use FieldRow.',
  ],
  dos: ['Escreva em legend a pergunta ou o assunto: “Quem responde”.'],
  donts: ['Não ponha um grupo dentro de outro.'],
  keys: [],
};
