import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { fileNamePeriodo, type Periodo } from './periodo.ts';

/** What a file's name says besides the list: a period, a day, a month, a code, the name of another file. */
type Part = string | Periodo | null | undefined;

const written = (part: NonNullable<Part>): string => {
  if (typeof part !== 'string') return fileNamePeriodo(part);
  if (isDay(part)) return writeDay(part).replaceAll('/', '-');
  return /^\d{4}-\d{2}$/.test(part) ? writeMonth(part, '-') : part.replace(/\.(csv|txt|zip|ret)$/i, '');
};

/** The name of a list's file: 'linhas-comissao-10-2026.csv', so that no other month or day takes its place (REL-39). */
export const fileOf = (list: string, ...parts: readonly Part[]): string =>
  `${[list, ...parts.filter((part) => part !== null && part !== undefined && part !== '').map((part) => written(part as NonNullable<Part>))].join('-')}.csv`;
