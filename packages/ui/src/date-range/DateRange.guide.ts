import type { Guide } from '../guide/guide.types.ts';

export const dateRangeGuide: Guide = {
  purpose:
    'Data inicial e data final de uma busca: digitadas, coladas, escolhidas no calendário ou por um período com nome.',
  notWhen: ['Para um só dia: use DatePicker.', 'Para meses de competência: use CompetenceRange.'],
  dos: [
    'Ligue isOneDayAllowed, aqui e em rangeProblem, onde o período pode ser de um dia.',
    'Dê fieldLabels quando há mais de um período na tela.',
  ],
  donts: ['Não busque enquanto rangeProblem apontar algo.'],
  keys: [
    ['↑, ↓', 'mudam a parte em foco'],
    ['←, →', 'passam de dia a mês e a ano'],
    ['Alt+↓', 'abre o calendário'],
    ['Ctrl+V', 'um período inteiro, colado em um dos campos, preenche os dois'],
  ],
  code: '<DateRange value={period} onChange={setPeriod} />',
};
