import type { Guide } from '../guide/guide.types.ts';

export const iconButtonGuide: Guide = {
  purpose:
    'Executa um ato conhecido pelo desenho, onde não cabe a palavra: fechar, informações, página seguinte.',
  notWhen: [
    'Para o ato principal da tela: use Button, com o verbo escrito.',
    'Para uma lista de atos: use Menu.',
  ],
  dos: [
    'Dê em label o ato em palavras; ele é o nome para o leitor de tela e o texto da dica.',
    'Informe isPressed no que liga e desliga, e isExpanded no que abre algo.',
  ],
  donts: ['Não confie só no desenho para um ato que apaga.'],
  keys: [
    ['Enter, Espaço', 'acionam o botão'],
    ['Esc', 'esconde a dica'],
  ],
};
