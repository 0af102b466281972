import type { Insertable } from 'kysely';
import type { FeriadoTable } from '../db/tables/financeiro.ts';
import { dayOf, isoOf, momentOf, monthOf } from './calendar.ts';

const fixed = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Dia Nacional de Zumbi e da Consciência Negra'],
  ['12-25', 'Natal'],
] as const;

/** Easter Sunday as a day number (anonymous Gregorian computus). */
export const easterOf = (year: number): number => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return dayOf(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
};

/** National holidays of last year, this one and the next, with the optional days around Easter. */
export const buildHolidays = (today: number): Insertable<FeriadoTable>[] => {
  const thisYear = Math.floor(monthOf(today) / 12);
  return [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => {
    const easter = easterOf(year);
    const gravado_em = momentOf(Math.min(today, dayOf(`${year}-01-05`)), 10, 20);
    const row = (data: string, nome: string, tipo: FeriadoTable['tipo']) => ({
      data,
      nome,
      tipo,
      gravado_em,
    });
    return [
      ...fixed.map(([day, nome]) => row(`${year}-${day}`, nome, 'Feriado Nacional')),
      row(isoOf(easter - 47), 'Carnaval', 'Facultativo'),
      row(isoOf(easter - 2), 'Sexta-feira Santa', 'Feriado Nacional'),
      row(isoOf(easter + 60), 'Corpus Christi', 'Facultativo'),
    ];
  });
};
