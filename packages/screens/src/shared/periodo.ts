import { isDay } from '@vidas/api-client/kinds/day';

/** First and last ISO day of a report, both inside. */
export interface Periodo {
  readonly start: string;
  readonly end: string;
}

/** '31/10/2026' for the ISO day. */
export const writeDay = (iso: string): string => iso.split('-').reverse().join('/');

/** 'Vendas de 01/10/2026 a 31/10/2026', with whatever the days stand for in front. */
export const writePeriodo = (what: string, { start, end }: Periodo): string =>
  `${what} de ${writeDay(start)} a ${writeDay(end)}`;

/** The last whole month before `today` (ISO day): what a report is asked for most often. */
export const lastMonth = (today: string): Periodo => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { start: iso(Date.UTC(year, month - 2, 1)), end: iso(Date.UTC(year, month - 1, 0)) };
};

/** Today on the clock of this computer, as an ISO day. */
export const today = (now: Date = new Date()): string =>
  [
    now.getFullYear(),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-');

/** Part of a file's name: 01-10-2026a31-10-2026. */
export const fileNamePeriodo = ({ start, end }: Periodo): string =>
  [start, end].map((day) => day.split('-').reverse().join('-')).join('a');

/** The period of an address (?inicio=2026-10-01&fim=2026-10-31); null when it names none or an impossible one. */
export const readPeriodo = (search: URLSearchParams): Periodo | null => {
  const start = search.get('inicio') ?? '';
  const end = search.get('fim') ?? '';
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
};
