import type { Guide } from '../guide/guide.types.ts';

export const competenceRangeGuide: Guide = {
  purpose: 'Competência inicial e final de uma busca, as duas dentro do período.',
  notWhen: ['Para um só mês: use CompetencePicker.', 'Para dias: use DateRange.'],
  dos: ['Ofereça os períodos com nome, que já vêm no painel: este ano, mês passado.'],
  donts: ['Não busque enquanto competenceRangeProblem apontar algo.'],
  keys: [
    ['↑, ↓', 'na caixa, mudam o mês'],
    ['Alt+↓', 'abre os meses'],
    ['PageUp, PageDown', 'nos meses, mudam o ano'],
    ['Ctrl+V', 'um período inteiro, colado em um dos campos, preenche os dois'],
  ],
  code: '<CompetenceRange value={months} onChange={setMonths} />',
};
