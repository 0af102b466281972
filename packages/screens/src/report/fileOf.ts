import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { fileNamePeriodo, type Periodo } from './periodo.ts';

/** Part of a file's name after the list: a period, a day, a month, a code, the name of another file. */
type Part = string | Periodo | null | undefined;

const written = (part: NonNullable<Part>): string => {
  if (typeof part !== 'string') return fileNamePeriodo(part);
  if (isDay(part)) return writeDay(part).replaceAll('/', '-');
  return /^\d{4}-\d{2}$/.test(part) ? writeMonth(part, '-') : part.replace(/\.(csv|txt|zip|ret)$/i, '');
};

/** File name of a list, such as 'linhas-comissao-10-2026.csv': no other month or day replaces it (REL-39). */
export const fileOf = (list: string, ...parts: readonly Part[]): string =>
  `${[list, ...parts.filter((part) => part !== null && part !== undefined && part !== '').map((part) => written(part as NonNullable<Part>))].join('-')}.csv`;
