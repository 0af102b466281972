/** 'DD/MM/AAAA' of a day 'YYYY-MM-DD' or of a moment that begins with one. */
export const writeDay = (iso: string): string => iso.slice(0, 10).split('-').toReversed().join('/');

/** 'DD/MM/AAAA HH:MM' of a moment 'YYYY-MM-DDTHH:MM…', in the zone in which it is written. */
export const writeDayTime = (iso: string): string => `${writeDay(iso)} ${iso.slice(11, 16)}`;

/** '10/2026' of a month '2026-10', or with another word between: '10-2026' in an address. */
export const writeMonth = (month: string, separator = '/'): string =>
  `${month.slice(5, 7)}${separator}${month.slice(0, 4)}`;

/** 'janeiro' to 'dezembro'. */
export const namesOfMonths: readonly string[] = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** 'dezembro de 2026' of a month 'YYYY-MM'. */
export const writeMonthInFull = (month: string): string =>
  `${namesOfMonths[Number(month.slice(5, 7)) - 1] ?? ''} de ${month.slice(0, 4)}`;
