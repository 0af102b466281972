import { feriadosDoAno } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import type { Insertable } from 'kysely';
import type { FeriadoTable } from '../db/tables/financeiro.ts';
import { dayOf, momentOf, monthOf } from './calendar.ts';

/** Holidays of last year, this one and the next, registered in the first days of each year. */
export const buildHolidays = (today: number): Insertable<FeriadoTable>[] => {
  const thisYear = Math.floor(monthOf(today) / 12);
  return [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => {
    const gravado_em = momentOf(Math.min(today, dayOf(`${year}-01-05`)), 10, 20);
    return feriadosDoAno(year).map((dia) => ({ ...dia, gravado_em }));
  });
};
