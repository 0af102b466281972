import type { Guide } from '../guide/guide.types.ts';

export const toastRegionGuide: Guide = {
  purpose:
    'A mensagem que passa depois de um ato: “Plano gravado”. Uma de cada vez, a mais nova, com quantas esperam.',
  notWhen: [
    'Para o que precisa ficar à vista: use Notice.',
    'Para uma pergunta: use Confirm.',
    'Para o erro de um campo: use o errorMessage do campo.',
  ],
  dos: [
    'Chame toasts.success, info, warning ou error; a região existe uma vez no aplicativo.',
    'O que só conta uma leitura leva isReading; o que deixou linhas leva rows, e abre-se num painel.',
    'Passe as palavras do servidor em description: um erro com elas fica 8 segundos, e não 3.',
  ],
  donts: ['Não diga o mesmo duas vezes, na mensagem e na página.'],
  keys: [
    ['Tab', 'com o foco na mensagem, o tempo para'],
    ['Enter, Espaço', 'na cruz, fecham a mensagem'],
  ],
  frameHeight: 320,
};
