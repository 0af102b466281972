import type { Proposal } from '@vidas/api-client/report/question.ts';
import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
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

/** The months that a period of days touches, where the answer is of whole months: 'Receita das competências inteiras de 09/2026 a 10/2026'. */
export const writeInteiras = (what: string, { start, end }: Periodo): string => {
  const [from, to] = [start, end].map((day) => writeMonth(day.slice(0, 7)));
  return from === to
    ? `${what} da competência inteira de ${from}`
    : `${what} das competências inteiras de ${from} a ${to}`;
};

/** The last whole month before `today` (ISO day), the most common period. */
export const lastMonth = (today: string): Periodo => {
  const month = dayjs(today).startOf('month').subtract(1, 'month');
  return { start: month.format(iso), end: month.endOf('month').format(iso) };
};

/** The period that the fields propose before the first search. */
export const proposedPeriodo = (today: string, proposes?: Proposal): Periodo => {
  if (proposes === undefined) return lastMonth(today);
  const day = dayjs(today);
  if (proposes === 'mes')
    return { start: day.startOf('month').format(iso), end: day.endOf('month').format(iso) };
  const start = proposes === 'ano' ? day.subtract(1, 'year') : day.subtract(proposes, 'day');
  return { start: start.format(iso), end: today };
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
