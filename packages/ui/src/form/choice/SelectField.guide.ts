import type { Guide } from '../../guide/guide.types.ts';

export const selectFieldGuide: Guide = {
  purpose: 'Uma escolha entre algumas dezenas de opções, com a lista do próprio sistema, também no celular.',
  notWhen: [
    'Para duas a cinco opções: use RadioGroup, em que todas estão à vista.',
    'Para centenas de opções, ou as que vêm do servidor: use SearchableSelect.',
  ],
  dos: [
    'Use placeholder para a linha vazia: “Selecione” ou “Todos”.',
    'Diga com emptyText por que não há opções: “Não há bandeiras cadastradas”.',
  ],
  donts: ['Não deixe sem placeholder um campo obrigatório: a primeira opção entraria sem ninguém escolher.'],
  keys: [
    ['↑, ↓', 'mudam a opção'],
    ['Letras', 'saltam para a opção que começa com elas'],
  ],
};
