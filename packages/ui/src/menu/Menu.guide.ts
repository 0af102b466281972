import type { Guide } from '../guide/guide.types.ts';

export const menuGuide: Guide = {
  purpose:
    'Guarda em um botão os atos que não precisam estar sempre à vista: menu da pessoa, atos de uma linha, exportações.',
  notWhen: [
    'Para um ou dois atos frequentes: deixe-os como Button, à vista.',
    'Para escolher o valor de um campo: use SelectField.',
    'Para um formulário pequeno: use Popover.',
  ],
  dos: [
    'Escreva em description por que um ato está desligado.',
    'Ponha o que apaga por último, em uma seção própria, com tone danger, e pergunte com Confirm.',
  ],
  donts: ['Não esconda no menu o ato principal da tela.'],
  keys: [
    ['Enter, Espaço, ↓', 'no botão, abrem a lista'],
    ['↑, ↓', 'andam pelos atos'],
    ['Letras', 'saltam para o ato que começa com elas'],
    ['Enter', 'executa o ato'],
    ['Esc', 'fecha e devolve o foco ao botão'],
  ],
};
