import type { Guide } from '../../guide/guide.types.ts';

export const checkboxGuide: Guide = {
  purpose: 'Uma resposta de sim ou não, ou uma de várias que podem valer juntas.',
  notWhen: [
    'Para uma só resposta entre várias: use RadioGroup.',
    'Para algo que muda na hora, sem gravar: use Button com isPressed.',
  ],
  dos: ['Escreva a frase afirmativa: “Conferi os documentos”.'],
  donts: ['Não negue no rótulo: “Não receber avisos” confunde quem desmarca.'],
  keys: [['Espaço', 'marca e desmarca']],
};
