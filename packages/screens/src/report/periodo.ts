import { writeDay } from '@vidas/api-client/words/day.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import dayjs from 'dayjs';

const iso = 'YYYY-MM-DD';

/** First and last ISO day of a report, both inside. */
export interface Periodo {
  readonly start: string;
  readonly end: string;
}

/** 'Vendas de 01/10/2026 a 31/10/2026', where 'Vendas' is the given word. */
export const writePeriodo = (what: string, { start, end }: Periodo): string =>
  `${what} de ${writeDay(start)} a ${writeDay(end)}`;

/** The last whole month before `today` (ISO day), the most common period. */
export const lastMonth = (today: string): Periodo => {
  const month = dayjs(today).startOf('month').subtract(1, 'month');
  return { start: month.format(iso), end: month.endOf('month').format(iso) };
};

/** Part of a file's name: 01-10-2026a31-10-2026. */
export const fileNamePeriodo = ({ start, end }: Periodo): string =>
  [start, end].map((day) => dayjs(day).format('DD-MM-YYYY')).join('a');

/** The period of an address (?inicio=2026-10-01&fim=2026-10-31); null for none or an impossible one. */
export const readPeriodo = (search: URLSearchParams): Periodo | null => {
  const start = search.get('inicio') ?? '';
  const end = search.get('fim') ?? '';
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
};
