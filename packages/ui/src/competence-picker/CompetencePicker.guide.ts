import type { Guide } from '../guide/guide.types.ts';

export const competencePickerGuide: Guide = {
  purpose:
    'Uma competência, o mês de referência: digitada (mmaaaa, mm/aa), colada ou escolhida entre os meses do ano.',
  notWhen: ['Para um dia: use DatePicker.', 'Para de um mês a outro: use CompetenceRange.'],
  dos: ['Dê min e max para o que não existe ainda.'],
  donts: ['Não troque por um dia primeiro do mês: o valor é AAAA-MM.'],
  keys: [
    ['↑, ↓', 'na caixa, mudam o mês'],
    ['Alt+↓', 'abre os meses'],
    ['←, →, ↑, ↓', 'nos meses, andam'],
    ['PageUp, PageDown', 'nos meses, mudam o ano'],
    ['Home, End', 'nos meses, vão a janeiro e a dezembro'],
    ['Esc', 'fecha os meses'],
  ],
  code: '<CompetencePicker label="Competência" value={month} onChange={setMonth} />',
};
