import type { Guide } from '../guide/guide.types.ts';

export const datePickerGuide: Guide = {
  purpose: 'Um dia em um formulário: digitado (ddmmaaaa, dd/mm/aa), colado ou escolhido no calendário.',
  notWhen: ['Para um período: use DateRange.', 'Para um mês de referência: use CompetencePicker.'],
  dos: [
    'Dê min e max: o calendário desliga o que está fora, e o que se digita fora é apontado.',
    'Escute onProblem antes de enviar: um dia incompleto chega como nulo.',
  ],
  donts: ['Não guarde o dia como instante: ele é texto, AAAA-MM-DD, sem hora nem fuso.'],
  keys: [
    ['↑, ↓', 'mudam a parte em foco'],
    ['←, →', 'passam de dia a mês e a ano'],
    ['Alt+↓', 'abre o calendário'],
    ['Esc', 'fecha o calendário'],
  ],
  code: '<DatePicker label="Vencimento" value={day} onChange={setDay} />',
};
