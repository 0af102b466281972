import type { Guide } from '../guide/guide.types.ts';

export const leaveGuardGuide: Guide = {
  purpose: 'Pergunta antes que o que foi digitado se perca, qualquer que seja o caminho que leva dali.',
  notWhen: ['Num formulário de useZodForm: formProps já o traz.'],
  dos: [
    'Ponha-o dentro do formulário, para que o diálogo em volta também pergunte.',
    'Diga isPending enquanto se envia.',
    'Feche com CloseButton, que pergunta como o X e o Esc.',
  ],
  donts: ['Não desligue o Esc nem o X de um diálogo porque há texto nele.'],
  keys: [['Esc', 'fecha o diálogo em volta, depois da pergunta']],
  frameHeight: 420,
};
